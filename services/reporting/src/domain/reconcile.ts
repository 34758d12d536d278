import { carriedTables } from '@aicp/compliance/banks/migrateAnswers';
import { recordDuties } from '@aicp/compliance/banks/recordDuties';
import { longDate } from '@aicp/compliance/law/calendar';
import { type Action, type Origin, orderOf } from './action.ts';
import type { Draft } from './actionDrafts.ts';
import { dueUnder } from './dueOf.ts';
import type { Report } from './reportOf.ts';

type Source = Origin & Pick<Action, 'cites' | 'title'>;
type Row = Source & Pick<Action, 'state' | 'bankVersion'>;

export type Reconciled = {
  opened: Draft[];
  /** The changed actions, in their new state. */
  changed: Action[];
  /** Notes for the history of an action. */
  notes: { actionId: number; text: string }[];
};

type Given = Pick<Report, 'id' | 'bankVersion' | 'completedAt'> & {
  /** Null if the actions concern the organisation as a whole. */
  systemName: string | null;
  /** Set if the system is recorded as retired. `since` is an ISO date, or null if not recorded. */
  retirement: { since: string | null } | null;
};

/**
 * Reconciles a system's actions under a law with its latest report: required ones keep all of members' work, others are closed, and
 * returning ones are reopened. For a retired system only record-keeping duties continue; the others return to their previous status if it
 * is in use again. Idempotent.
 * @param actions all actions of the system that reports under this law have opened
 */
export function reconcile(actions: readonly Action[], drafts: readonly Draft[], report: Given): Reconciled {
  const pairs = matchActions(actions, drafts, report.bankVersion);
  const notes: Reconciled['notes'] = [];
  const changed = actions.flatMap((action): Action[] => {
    const draft = pairs.get(action);
    if (!draft) return action.state === 'closed' && action.resumesAs === null ? [] : [closeAction(action, report)];
    const note = (text: string) => void notes.push({ actionId: action.id, text });
    const next = closesWithSystem(report.retirement, draft)
      ? closeWithSystem(action, draft, report, note)
      : continueAction(action, draft, report, note);
    return same(action, next) ? [] : [next];
  });
  const taken = new Set(pairs.values());
  const opened = drafts.filter(draft => !taken.has(draft) && !closesWithSystem(report.retirement, draft));
  return { opened, changed, notes };
}

/** Matches actions to drafts by duty and question; across banks by the table of replaced questions. */
export function matchActions<Kept extends Row, Asked extends Source>(
  actions: readonly Kept[],
  drafts: readonly Asked[],
  bankVersion: string,
): Map<Kept, Asked> {
  const pairs = new Map<Kept, Asked>();
  const free = new Set(drafts);
  // Members' open work comes before actions that a report has closed.
  const rows = [...actions].sort((one, other) => Number(one.state === 'closed') - Number(other.state === 'closed'));
  const pair = (is: (action: Kept, draft: Asked) => boolean) => {
    for (const action of rows) {
      const draft = pairs.has(action) ? undefined : [...free].find(one => is(action, one));
      if (!draft) continue;
      pairs.set(action, draft);
      free.delete(draft);
    }
  };
  const sameDuty = (one: Source, other: Source) => one.dutyId === other.dutyId && one.questionId === other.questionId;
  const sameSource = (one: Source, other: Source) => sameDuty(one, other) && one.cites === other.cites;
  pair((action, draft) => sameSource(action, draft) && action.title === draft.title);
  pair(sameSource);
  pair(sameDuty);
  pair((action, draft) => action.state !== 'closed' && isReplacement(action, draft, bankVersion));
  return pairs;
}

function isReplacement({ bankVersion: from, questionId: was }: Row, { questionId }: Source, to: string): boolean {
  const table = carriedTables.find(each => each.from === from && each.to === to);
  const asks = table?.questions.find(({ question }) => question === was)?.asks ?? [];
  return questionId !== null && asks.includes(questionId);
}

function closeAction(action: Action, { id, completedAt }: Given): Action {
  return { ...action, state: 'closed', stateAt: completedAt, closedBy: id, resumesAs: null };
}

/** Whether an action is closed when its system is retired: all but record-keeping duties that applied before. */
function closesWithSystem(retirement: Given['retirement'], { dutyId, isNow, lawDue }: Draft): boolean {
  if (!retirement) return false;
  const { since } = retirement;
  const appliedBefore = isNow || (lawDue !== null && since !== null && lawDue <= since);
  return !(appliedBefore && dutyId !== null && recordDuties.includes(dutyId));
}

type Note = (text: string) => void;

/** An action closed because its system was retired. It stores its previous status; an action already closed this way keeps it. */
function closeWithSystem(action: Action, draft: Draft, report: Given, note: Note): Action {
  const since = report.retirement?.since ?? null;
  const next = updateFromReport(action, draft, report, false);
  if (action.resumesAs !== null) return next;
  note(
    `Closed: the AI system is recorded as retired${since ? ` since ${longDate(since)}` : ''}. No further duties arise from it; its records are kept.`,
  );
  const stateAt = since ? new Date(since) : report.completedAt;
  const resumesAs = action.state === 'closed' ? 'open' : action.state;
  return { ...next, state: 'closed', stateAt, closedBy: null, resumesAs };
}

/** An action that the report still requires. If it was closed because its system was retired, it returns to its previous status. */
function continueAction(before: Action, draft: Draft, report: Given, note: Note): Action {
  const { resumesAs } = before;
  if (resumesAs !== null) note('Reopened: the AI system is no longer recorded as retired.');
  const action: Action = resumesAs === null ? before : { ...before, state: resumesAs, resumesAs: null };
  const again = reopeningNote(action, report);
  if (again) note(again);
  return updateFromReport(action, draft, report, again !== null);
}

/** Why an action is reopened; null if it continues as it is. */
function reopeningNote({ state, stateAt, reportId }: Action, { id, completedAt }: Given): string | null {
  if (state === 'closed') return `Reopened: the gap is back in report ${id}.`;
  const wasReassessed = reportId !== id && stateAt < completedAt;
  return state === 'done' && wasReassessed ? `Reopened: report ${id} still finds the gap.` : null;
}

function updateFromReport(
  action: Action,
  draft: Draft,
  { id, bankVersion, systemName, completedAt }: Given,
  again: boolean,
) {
  const { recommended: _, ...asked } = draft;
  // Under the same bank and provision the title stays, and the gap is as this report finds it.
  const isReworded = again || action.bankVersion !== bankVersion || action.cites !== draft.cites;
  const { lawDue, dueWords, isNow, dutyId, questionId, why, severity, gap, appliesFrom } = asked;
  const found = { lawDue, dueWords, isNow, dutyId, questionId, why, severity, gap, appliesFrom };
  const next: Action = {
    ...action,
    ...(isReworded ? asked : found),
    bankVersion,
    systemName,
    reportId: id,
    reportedAt: completedAt,
    ...dueUnder(lawDue, action),
    ...(again && { state: 'open', doneNote: null, stateAt: completedAt, closedBy: null, acceptance: null }),
  };
  return { ...next, order: orderOf(next) };
}

const same = (one: Action, other: Action) =>
  Object.entries(other).every(([name, value]) => JSON.stringify(one[name as keyof Action]) === JSON.stringify(value));
