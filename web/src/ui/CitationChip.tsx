import { longDate, stateOf } from '@aicp/compliance/dates';
import { formatShortDate, today } from './formatDate.ts';
import { Tooltip } from './Tooltip.tsx';

export type Citation = {
  label: string;
  instrument: string;
  article: string;
  url: string;
  asOf: string;
  checkedOn: string;
  confidence: 'H' | 'M' | 'L';
  appliesFrom?: string | null;
};

const confidence = { H: 'read in the primary text', M: 'from secondary sources', L: 'not yet verified' };

/** `Art. 14 · applies 2 Dec 2027 · 376 days left`: where a statement of law comes from, and whether it is in force. */
export function CitationChip({ citation, appliesFrom }: { citation: Citation; appliesFrom?: string | null }) {
  const date = appliesFrom ?? citation.appliesFrom;
  const state = date ? stateOf(date, today()) : undefined;
  return (
    <Tooltip
      text={
        <>
          {citation.instrument}, {citation.article}. Text of {longDate(citation.asOf)}, checked{' '}
          {longDate(citation.checkedOn)}, {confidence[citation.confidence]}.
        </>
      }
    >
      <a
        href={citation.url}
        target="_blank"
        rel="noreferrer"
        className="figures inline-flex max-w-full items-center gap-1.5 rounded-control border border-line bg-surface px-2 py-0.5
          text-xs text-muted hover:border-edge hover:text-ink"
      >
        {state && (
          <span
            className={`size-1.5 shrink-0 rounded-full border border-current ${state.state === 'in force' ? 'bg-current' : ''}`}
          />
        )}
        <span>
          {citation.label}
          {date && state && (
            <>
              {' · '}
              <span className="whitespace-nowrap">
                {state.state === 'in force' ? 'in force' : `applies ${formatShortDate(date)}`}
              </span>
            </>
          )}
          {state?.state === 'upcoming' && (
            <>
              {' · '}
              <span className="whitespace-nowrap">
                {state.daysLeft} {state.daysLeft === 1 ? 'day' : 'days'} left
              </span>
            </>
          )}
        </span>
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </Tooltip>
  );
}
