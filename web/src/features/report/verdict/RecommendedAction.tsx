import { splitAction } from '@aicp/compliance/scoring/actionTitle';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { Citation } from '../../../parts/Citation.tsx';
import { ActionWork } from './ActionWork.tsx';
import { readWork } from './reportWork.ts';
import { DoneLine } from './WorkLine.tsx';

const Fragment = graphql(`
  fragment RecommendedAction_action on Action {
    text
    appliesFrom
    citation {
      ...Citation_citation
    }
    items(first: 1) {
      id
      ...ActionWork_item
      ...ReportWork_item
    }
  }
`);

type Props = {
  action: FragmentType<typeof Fragment>;
  number: number;
  /** The number of the gap that it closes; null if it closes none. */
  gap: number | null;
  day: string;
  isWorkedOn: boolean;
  isArchived: boolean;
};

export const actionColumns = (isWorkedOn: boolean) =>
  isWorkedOn
    ? 'md:grid-cols-[1.5rem_minmax(0,1fr)_2rem_8rem_8rem_6rem] md:gap-x-3'
    : 'md:grid-cols-[1.5rem_minmax(0,1fr)_2rem] md:gap-x-3';

/** One action: its title and the work on it. The rest of its text with its source is folded. */
export function RecommendedAction({ number, gap, day, isWorkedOn, isArchived, ...props }: Props) {
  const { text, citation, appliesFrom, items } = readFragment(Fragment, props.action);
  const [isOpen, setOpen] = useState(false);
  const { title, rest } = splitAction(text);
  const detail = `action-${number}-detail`;
  const [item] = items;
  return (
    <li
      id={`action-${number}`}
      className={`grid scroll-mt-20 grid-cols-[1.5rem_minmax(0,1fr)_2rem] items-center gap-x-3 gap-y-2 py-1.5 md:py-1 target:bg-accent-soft print:break-inside-avoid ${actionColumns(isWorkedOn)}`}
    >
      <span className="figures self-start text-right text-faint">{number}</span>
      <p>{title}</p>
      <button
        type="button"
        aria-label={`Details of ${title}`}
        aria-expanded={isOpen}
        aria-controls={detail}
        onClick={() => setOpen(!isOpen)}
        className="no-print grid size-8 place-items-center rounded-control text-muted hover:bg-none-soft hover:text-ink pointer-coarse:size-11"
      >
        <svg viewBox="0 0 12 12" aria-hidden="true" className={`size-3 ${isOpen ? 'rotate-180' : ''}`}>
          <path d="M1.5 4 6 8.5 10.5 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      {isWorkedOn && (
        <div className="no-print col-span-2 col-start-2 grid grid-cols-2 gap-2 sm:grid-cols-3 md:contents">
          {item ? (
            <ActionWork item={item} isArchived={isArchived} />
          ) : (
            <p className="col-span-full text-xs text-muted md:col-span-3">
              No longer open: a later report replaced it.
            </p>
          )}
        </div>
      )}
      <div id={detail} className={`col-span-full col-start-2 pb-1 text-muted print:block ${isOpen ? '' : 'hidden'}`}>
        {rest && <p className="max-w-170">{rest}</p>}
        <DoneLine item={item && readWork(item)} />
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <Citation citation={citation} appliesFrom={appliesFrom} on={day} />
          {item && isWorkedOn && (
            <Link to={`/actions?action=${item.id}`} className="no-print text-accent underline-offset-4 hover:underline">
              Comments and files
            </Link>
          )}
          {gap && (
            <a href={`#gap-${gap}`} className="no-print text-accent underline-offset-4 hover:underline">
              Gap {gap}
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
