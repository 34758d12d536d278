import { isolated } from '@aicp/contracts/isolated';
import { type ReactNode, useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { fetchByLink, type OpenedLink } from '../../../parts/links/openLink.ts';
import type { ShownReport } from '../../../parts/links/RoomContents.tsx';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { formatDay } from '../../../ui/formatDate.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';

type Person = { id: number; name: string | null };
type Action = {
  id: number;
  title: string;
  state: keyof typeof STATES;
  stateAt: string;
  stateBy: Person | null;
  cites: string | null;
  due: string | null;
  pendingDue: string | null;
  dueReason: string | null;
  dueRequest: { askedBy: Person | null; agreedBy: Person | null; agreedAt: string | null } | null;
  owner: Person | null;
  closedBy: number | null;
  acceptance: { reason: string; reviewDay: string; approvedBy: Person | null; approvedAt: string | null } | null;
  comments: { by: Person | null; at: string; text: string }[];
};
type Trail = {
  facts: { name: string; label: string; value: string }[];
  actions: Action[];
  supplier: { question: string; value: string; from: string | null; acceptedBy: Person; acceptedAt: string }[];
};

const STATES = { open: 'Open', doing: 'In progress', done: 'Done', accepted: 'Risk accepted', closed: 'Closed' };

type Props = { link: OpenedLink; report: ShownReport };

/** What is recorded about a system, what is to be done and what its supplier answered; loaded once it is opened. */
export function RoomTrail({ link, report: { id, system, factCount, actionCount, answerCount } }: Props) {
  const [trail, setTrail] = useState<Trail>();
  const [failure, setFailure] = useState<string>();
  const load = () => {
    if (trail) return;
    setFailure(undefined);
    fetchByLink(link, `/api/shared/trails/${id}`)
      .then(answer => answer.json())
      .then(setTrail, error => setFailure(failureOf(error).message));
  };
  if (factCount + actionCount + answerCount === 0) return null;
  return (
    <details className="border-t border-line px-5 py-4 text-sm" onToggle={event => event.currentTarget.open && load()}>
      <summary className="w-fit cursor-pointer font-medium">
        Actions ({actionCount}), facts ({factCount}) and supplier answers ({answerCount})
        <span className="sr-only"> of {isolated(system)}</span>
      </summary>
      <div className="mt-3 space-y-5">
        <FormFailure message={failure} />
        {!trail && !failure && <Skeleton rows={2} className="h-16" />}
        {trail && (
          <>
            <List
              title="Actions"
              items={trail.actions.map(action => [action.id, <ActionItem key="a" {...action} />])}
            />
            <List
              title="Facts"
              items={trail.facts.map(({ name, label, value }) => [
                name,
                <span key="f">
                  <span className="text-muted">{label}:</span> {value}
                </span>,
              ])}
            />
            <List
              title="Supplier answers"
              items={trail.supplier.map(({ question, value, from, acceptedBy, acceptedAt }, at) => [
                at,
                <span key="s">
                  {question} <span className="font-medium">{value}</span>{' '}
                  <span className="text-muted">
                    {from && `From ${isolated(from)}, `}accepted {formatDay(acceptedAt)} by {nameOf(acceptedBy)}
                  </span>
                </span>,
              ])}
            />
          </>
        )}
      </div>
    </details>
  );
}

function List({ title, items }: { title: string; items: readonly [key: string | number, item: ReactNode][] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-1 space-y-2 wrap-anywhere">
        {items.map(([key, item]) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function ActionItem({ acceptance, comments, dueRequest, ...action }: Action) {
  const { title, state, stateAt, stateBy, cites, due, owner, closedBy, pendingDue, dueReason } = action;
  const facts = [
    `${STATES[state]} since ${formatDay(stateAt)}${stateBy ? `, by ${nameOf(stateBy)}` : ''}`,
    closedBy !== null && `gap gone in report ${closedBy}`,
    owner && `owner: ${nameOf(owner)}`,
    due && `due ${formatDay(due)}`,
  ];
  return (
    <>
      {title} {cites && <span className="text-muted">({cites})</span>}
      <p className="figures text-muted">{facts.filter(Boolean).join(' · ')}</p>
      {dueRequest && (
        <p className="text-muted">
          {pendingDue
            ? `${nameOf(dueRequest.askedBy)} has requested a later due date, ${formatDay(pendingDue)}`
            : `Later due date requested by ${nameOf(dueRequest.askedBy)}`}
          {dueRequest.agreedAt && ` and agreed by ${nameOf(dueRequest.agreedBy)} on ${formatDay(dueRequest.agreedAt)}`}:{' '}
          {dueReason}
        </p>
      )}
      {acceptance?.approvedAt && (
        <p className="text-muted">
          Accepted by {nameOf(acceptance.approvedBy)} on {formatDay(acceptance.approvedAt)}, review on{' '}
          {formatDay(acceptance.reviewDay)}: {acceptance.reason}
        </p>
      )}
      {comments.length > 0 && (
        <ul className="mt-1 space-y-1 border-l border-line pl-3 text-muted">
          {comments.map(({ by, at, text }) => (
            <li key={`${at} ${text}`} className="whitespace-pre-line">
              {formatDay(at)}
              {by && `, ${nameOf(by)}`}: {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const nameOf = (person: Person | null) => isolated(person?.name ?? 'a former member');
