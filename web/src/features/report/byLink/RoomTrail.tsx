import { type FactName, factInWords } from '@aicp/compliance/law/systemFacts/systemFacts';
import { isolated } from '@aicp/contracts/isolated';
import { type ReactNode, useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import type { ActionFiling, ActionState, DutyStatus } from '../../../gql/graphql.ts';
import { Line, ownerParts, sinceParts } from '../../../parts/actions/dutyLine.tsx';
import { fetchByLink, type OpenedLink } from '../../../parts/links/openLink.ts';
import type { ShownReport } from '../../../parts/links/RoomContents.tsx';
import { unbroken } from '../../../parts/links/unbroken.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { formatDay } from '../../../ui/formatDate.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';

type Person = { id: number; name: string | null };
type Action = {
  id: number;
  title: string;
  state: ActionState;
  stateAt: string;
  stateBy: Person | null;
  cites: string | null;
  due: string | null;
  dueWords: string | null;
  pendingDue: string | null;
  dueReason: string | null;
  dueRequest: { askedBy: Person | null; agreedBy: Person | null; agreedAt: string | null } | null;
  owner: Person | null;
  closedBy: number | null;
  completedBy: Person | null;
  filed: ActionFiling | null;
  /** How the report finds its gap. */
  gap: DutyStatus | null;
  reportId: number | null;
  acceptance: { reason: string; reviewDay: string; approvedBy: Person | null; approvedAt: string | null } | null;
  comments: { by: Person | null; at: string; text: string }[];
};
type Trail = {
  facts: { name: string; label: string; value: string; recordedBy: Person | null; recordedAt: string | null }[];
  actions: Action[];
  requests: SupplierRequest[];
  supplier: { question: string; value: string; from: string | null; acceptedBy: Person; acceptedAt: string }[];
};

type SupplierRequest = {
  from: string | null;
  asked: number;
  answered: number;
  accepted: number;
  declined: number;
  open: number;
  createdAt: string;
  expiresAt: string;
  endedAt: string | null;
};

type Props = { link: OpenedLink; report: ShownReport };

/** The facts about a system, its actions and its supplier's answers; loaded when opened. */
export function RoomTrail({ link, report }: Props) {
  const asOf = report.proof?.asOf ?? '';
  const { id, system, factCount, actionCount, answerCount, requestCount = 0 } = report;
  const [trail, setTrail] = useState<Trail>();
  const [failure, setFailure] = useState<string>();
  const load = () => {
    if (trail) return;
    setFailure(undefined);
    fetchByLink(link, `/api/shared/trails/${id}`)
      .then(answer => answer.json())
      .then(setTrail, error => setFailure(failureOf(error).message));
  };
  if (factCount + actionCount + answerCount + requestCount === 0) return null;
  return (
    <details
      data-part="trail"
      className="border-t border-line px-5 py-4 text-sm"
      onToggle={event => event.currentTarget.open && load()}
    >
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
              items={trail.actions.map(action => [action.id, <ActionItem key="a" {...action} asOf={asOf} />])}
            />
            <List
              title="Facts"
              items={trail.facts.map(({ name, label, value, recordedBy, recordedAt }) => [
                name,
                <span key="f">
                  <span className="text-muted">{label}:</span> {factWords(name, value)}
                  {recordedAt && (
                    <span className="figures block text-muted">
                      Recorded {formatDay(recordedAt)} by {nameOf(recordedBy)}
                    </span>
                  )}
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
            <List
              title="Requests to suppliers"
              items={trail.requests.map((request, at) => [at, requestLine(request)])}
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

function ActionItem({ acceptance, comments, dueRequest, asOf, ...action }: Action & { asOf: string }) {
  const { title, stateBy, completedBy, cites, owner, pendingDue, dueReason } = action;
  const named = {
    ...action,
    stateBy: stateBy && nameOf(stateBy),
    completedBy: completedBy && nameOf(completedBy),
  };
  const facts = [
    ...sinceParts({ ...named, owner: null }, action),
    ...ownerParts({ ...named, owner: owner && nameOf(owner) }, asOf),
    cites && unbroken(cites),
  ];
  return (
    <>
      {unbroken(title)}
      <p className="figures text-muted">
        <Line parts={facts} />
      </p>
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
          {cites && ' Accepting the risk does not end the legal duty.'}
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

/** "Talent AI Ltd: 40 questions asked on 27 October 2026, 4 answered, 2 accepted, 1 declined, 1 to decide; expires 26 December 2026" */
export function requestLine({
  from,
  asked,
  answered,
  accepted,
  declined,
  open,
  createdAt,
  expiresAt,
  endedAt,
}: SupplierRequest) {
  const questions = asked === 1 ? '1 question' : `${asked} questions`;
  const counts =
    answered + declined > 0
      ? `${answered} answered, ${accepted} accepted, ${declined} declined, ${open} undecided`
      : 'none answered';
  const end = endedAt ? `revoked ${formatDay(endedAt)}` : `expires ${formatDay(expiresAt)}`;
  return `${from ? isolated(from) : 'Supplier'}: ${questions} asked on ${formatDay(createdAt)}, ${counts}; ${end}`;
}

/** A choice by its label, and a date in words. */
function factWords(name: string, value: string): string {
  const words = factInWords(name as FactName, value);
  return /^\d{4}-\d{2}-\d{2}$/.test(words) ? formatDay(words) : words;
}

const nameOf = (person: Person | null) => isolated(person?.name ?? 'a former member');
