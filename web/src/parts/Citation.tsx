import { type FragmentType, readFragment } from '../gql/fragment-masking.ts';
import { graphql } from '../gql/gql.ts';
import { CitationChip } from '../ui/CitationChip.tsx';

const Fragment = graphql(`
  fragment Citation_citation on Citation {
    label
    instrument
    article
    url
    asOf
    checkedOn
    confidence
    appliesFrom
  }
`);

type Props = {
  citation: FragmentType<typeof Fragment>;
  /** The date from which it applies in this case, if it differs from the provision's own. */
  appliesFrom?: string | null;
  /** The date of the report (ISO), if the citation is in one. */
  on?: string | undefined;
  /** Omits the date, for law that is only proposed. */
  undated?: boolean;
};

/** The source of a question, gap, action or line on fines. */
export function Citation({ citation, undated = false, ...when }: Props) {
  const read = readFragment(Fragment, citation);
  return <CitationChip citation={undated ? { ...read, appliesFrom: null } : read} {...when} />;
}
