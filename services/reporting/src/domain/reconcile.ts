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
  /** As they are from now on. */
  changed: Action[];
  /** What the history of an action is told. */
  notes: { actionId: number; text: string }[];
};

type Given = Pick<Report, 'id' | 'bankVersion' | 'completedAt'> & {
  /** Null where they are about the organisation as a whole. */
  systemName: string | null;
  /** Where the register calls the system retired: since when, ISO date, if that is on record. */
  retirement: { since: string | null } | null;
};

/**
 * What a system's latest report makes of the actions under its law: what is asked for is kept with all that people did to it, what is no
 * longer asked for is closed, and what comes back is opened again. Of a retired system only the duties to keep records go on; what ends
 * with it is taken up again as it was if the system is in use again. The same report again changes nothing.
 * @param actions all of the system's that reports of this law have opened
 */
export function reconcile(actions: readonly Action[], drafts: readonly Draft[], report: Given): Reconciled {
  const pairs = matchActions(actions, drafts, report.bankVersion);
  const notes: Reconciled['notes'] = [];
  const changed = actions.flatMap((action): Action[] => {
    const draft = pairs.get(action);
    if (!draft) return action.state === 'closed' && action.resumesAs === null ? [] : [closed(action, report)];
    const note = (text: string) => void notes.push({ actionId: action.id, text });
    const next = endsWith(report.retirement, draft)
      ? ended(action, draft, report, note)
      : goesOn(action, draft, report, note);
    return same(action, next) ? [] : [next];
  });
  const taken = new Set(pairs.values());
  const opened = drafts.filter(draft => !taken.has(draft) && !endsWith(report.retirement, draft));
  return { opened, changed, notes };
}

/** Which draft each action is, by duty and question; across banks whose questions differ by the table of what took their place. */
export function matchActions<Kept extends Row, Asked extends Source>(
  actions: readonly Kept[],
  drafts: readonly Asked[],
  bankVersion: string,
): Map<Kept, Asked> {
  const pairs = new Map<Kept, Asked>();
  const free = new Set(drafts);
  // What people work on comes before what a report has closed.
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
  pair((action, draft) => action.state !== 'closed' && tookItsPlace(action, draft, bankVersion));
  return pairs;
}

function tookItsPlace({ bankVersion: from, questionId: was }: Row, { questionId }: Source, to: string): boolean {
  const table = carriedTables.find(each => each.from === from && each.to === to);
  const asks = table?.questions.find(({ question }) => question === was)?.asks ?? [];
  return questionId !== null && asks.includes(questionId);
}

function closed(action: Action, { id, completedAt }: Given): Action {
  return { ...action, state: 'closed', stateAt: completedAt, closedBy: id, resumesAs: null };
}

/** Whether what is asked for ends with a system: all but the keeping of records that had begun while it was in use. */
function endsWith(retirement: Given['retirement'], { dutyId, isNow, lawDue }: Draft): boolean {
  if (!retirement) return false;
  const { since } = retirement;
  const hadBegun = isNow || (lawDue !== null && since !== null && lawDue <= since);
  return !(hadBegun && dutyId !== null && recordDuties.includes(dutyId));
}

type Note = (text: string) => void;

/** Closed with its system, unless that is so already; the state in which people had it is kept. */
function ended(action: Action, draft: Draft, report: Given, note: Note): Action {
  const since = report.retirement?.since ?? null;
  const next = followed(action, draft, report, false);
  if (action.resumesAs !== null) return next;
  note(
    `Closed: the AI system is recorded as retired${since ? ` since ${longDate(since)}` : ''}. No duty goes forward from it; its records are kept.`,
  );
  const stateAt = since ? new Date(since) : report.completedAt;
  const resumesAs = action.state === 'closed' ? 'open' : action.state;
  return { ...next, state: 'closed', stateAt, closedBy: null, resumesAs };
}

/** Open as long as the report asks for it; what had ended with its system goes on where it was. */
function goesOn(before: Action, draft: Draft, report: Given, note: Note): Action {
  const { resumesAs } = before;
  if (resumesAs !== null) note('Opened again: the AI system is no longer recorded as retired.');
  const action: Action = resumesAs === null ? before : { ...before, state: resumesAs, resumesAs: null };
  const again = openedAgain(action, report);
  if (again) note(again);
  return followed(action, draft, report, again !== null);
}

/** Why an action is to be done once more; null where it goes on as it is. */
function openedAgain({ state, stateAt, reportId }: Action, { id, completedAt }: Given): string | null {
  if (state === 'closed') return `Opened again: the gap is back in report ${id}.`;
  const wasReassessed = reportId !== id && stateAt < completedAt;
  return state === 'done' && wasReassessed ? `Opened again: report ${id} still finds the gap.` : null;
}

function followed(action: Action, draft: Draft, { id, bankVersion, systemName, completedAt }: Given, again: boolean) {
  const { recommended: _, ...asked } = draft;
  // Under the same bank and provision the words of then stay.
  const isReworded = again || action.bankVersion !== bankVersion || action.cites !== draft.cites;
  const { lawDue, dueWords, isNow, dutyId, questionId } = asked;
  const next: Action = {
    ...action,
    ...(isReworded ? asked : { lawDue, dueWords, isNow, dutyId, questionId }),
    bankVersion,
    systemName,
    reportId: id,
    ...dueUnder(lawDue, action),
    ...(again && { state: 'open', doneNote: null, stateAt: completedAt, closedBy: null, acceptance: null }),
  };
  return { ...next, order: orderOf(next) };
}

const same = (one: Action, other: Action) =>
  Object.entries(other).every(([name, value]) => JSON.stringify(one[name as keyof Action]) === JSON.stringify(value));
