import { carriedTables } from '@aicp/compliance/banks/carriedAnswers';
import { type Action, type Origin, orderOf } from './action.ts';
import type { Draft } from './actionDrafts.ts';
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

type Given = Pick<Report, 'id' | 'bankVersion' | 'completedAt'> & { systemName: string };

/**
 * What a system's latest report makes of the actions under its law: what is asked for is kept with all that people did to it, what is no
 * longer asked for is closed, and what comes back is opened again. The same report again changes nothing.
 * @param actions all of the system's that reports of this law have opened
 */
export function reconcile(actions: readonly Action[], drafts: readonly Draft[], report: Given): Reconciled {
  const pairs = pairsOf(actions, drafts, report.bankVersion);
  const notes: Reconciled['notes'] = [];
  const changed = actions.flatMap((action): Action[] => {
    const draft = pairs.get(action);
    if (!draft) return action.state === 'closed' ? [] : [closed(action, report)];
    const again = openedAgain(action, report);
    if (again) notes.push({ actionId: action.id, text: again });
    const next = followed(action, draft, report, again !== null);
    return same(action, next) ? [] : [next];
  });
  const taken = new Set(pairs.values());
  return { opened: drafts.filter(draft => !taken.has(draft)), changed, notes };
}

/** Which draft each action is, by duty and question; across banks whose questions differ by the table of what took their place. */
export function pairsOf<Kept extends Row, Asked extends Source>(
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
  return { ...action, state: 'closed', stateAt: completedAt, closedBy: id };
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
    due: action.dueBy === null ? lawDue : action.due,
    ...(again && { state: 'open', stateAt: completedAt, closedBy: null, acceptance: null }),
  };
  return { ...next, order: orderOf(next) };
}

const same = (one: Action, other: Action) =>
  Object.entries(other).every(([name, value]) => JSON.stringify(one[name as keyof Action]) === JSON.stringify(value));
