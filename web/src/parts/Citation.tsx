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
  /** The day from which it applies to this very case, where that differs from the provision's own. */
  appliesFrom?: string | null;
  /** In a report: its day, ISO. */
  on?: string | undefined;
  /** Without a date, where the law is only proposed. */
  undated?: boolean;
};

/** The source of a question, gap, action or fine line. */
export function Citation({ citation, undated = false, ...when }: Props) {
  const read = readFragment(Fragment, citation);
  return <CitationChip citation={undated ? { ...read, appliesFrom: null } : read} {...when} />;
}
