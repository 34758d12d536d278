import { stateOf } from '@aicp/compliance/law/calendar';
import type { ComponentProps } from 'react';
import { formatShortDate, today } from './formatDate.ts';

type Citation = {
  label: string;
  instrument: string;
  article: string;
  url: string;
  asOf: string;
  checkedOn: string;
  confidence: 'H' | 'M' | 'L';
  appliesFrom?: string | null;
};

type Props = {
  citation: Citation;
  appliesFrom?: string | null;
  /** The date (ISO) for the stated status, in content with its own date. Days are counted only from the reader's today. */
  on?: string | undefined;
} & ComponentProps<'a'>;

/** `Art. 14 · applies 2 Dec 2027 · 376 days left`: links to the source, and states whether it is in force. */
export function CitationLink({ citation, appliesFrom, on, ...rest }: Props) {
  const date = appliesFrom ?? citation.appliesFrom;
  const state = date ? stateOf(date, on ?? today()) : undefined;
  return (
    <a
      {...rest}
      href={citation.url}
      target="_blank"
      rel="noreferrer"
      className="figures inline-flex max-w-full items-center gap-1.5 rounded-control border border-line bg-surface px-2 py-[3px]
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
        {state?.state === 'upcoming' && !on && (
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
  );
}
