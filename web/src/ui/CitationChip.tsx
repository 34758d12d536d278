import { longDate } from '@aicp/compliance/law/calendar';
import type { ComponentProps } from 'react';
import { CitationLink } from './CitationLink.tsx';
import { Tooltip } from './Tooltip.tsx';

const confidence = {
  H: 'against stored copies of the text',
  M: 'against secondary sources',
  L: 'not yet against a source',
};

type Props = Pick<ComponentProps<typeof CitationLink>, 'citation' | 'appliesFrom' | 'on'>;

/** The source of a legal statement; hovering shows how certain it is. */
export function CitationChip({ citation, ...when }: Props) {
  return (
    <Tooltip
      text={
        <>
          {citation.label}, {citation.instrument}. Text as of {longDate(citation.asOf)}; last checked on{' '}
          {longDate(citation.checkedOn)} {confidence[citation.confidence]}.
        </>
      }
    >
      <CitationLink citation={citation} {...when} />
    </Tooltip>
  );
}
