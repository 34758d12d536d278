import { longDate } from '@aicp/compliance/law/calendar';
import { countedStates, isGapState } from '@aicp/compliance/scoring/dutyWords';
import type { DutyState, DutyStatus } from '../../../gql/graphql.ts';

type Sorted = { binds?: boolean | null | undefined; state?: DutyState | null | undefined; status: DutyStatus };
type GroupId = DutyState | 'unknown' | 'free' | 'other_party' | 'not_applicable';
export type DutyGroup<Duty> = { id: GroupId; title: string; folded: boolean; duties: Duty[] };

function groupOf({ binds, state, status }: Sorted): GroupId {
  if (status === 'other_party' || status === 'not_applicable') return status;
  if (binds === false) return 'free';
  return binds === true && state ? state : 'unknown';
}

/**
 * The table of duties in its parts: binding ones by their state on the report's date, then those that may bind, and folded those that do
 * not apply to this organisation. Leaves out empty parts.
 */
export function dutyGroups<Duty extends Sorted>(duties: readonly Duty[], day: string): DutyGroup<Duty>[] {
  const groups: [GroupId, string, boolean][] = [
    ['in_force', `Applicable on ${longDate(day)}`, false],
    ['due', `Not yet applicable on ${longDate(day)}`, false],
    ['conditional', 'Only if a certain event occurs', false],
    ['unknown', 'Not known whether it applies', false],
    ['free', 'Expected, though no law requires it here', false],
    ['other_party', 'Another party’s duty', true],
    ['not_applicable', 'Not applicable', true],
  ];
  return groups.flatMap(([id, title, folded]) => {
    const members = duties.filter(duty => groupOf(duty) === id);
    return members.length > 0 ? [{ id, title, folded, duties: members }] : [];
  });
}

/** "39 duties: 22 met, 1 partly in place, 16 missing", of those that bind the organisation or may. */
export function dutyCounts(duties: readonly Pick<Sorted, 'binds' | 'status'>[]): string {
  const own = duties.filter(({ binds, status }) => binds !== false && (status === 'met' || isGapState(status)));
  return own.length === 0
    ? 'None applies'
    : `${own.length} ${own.length === 1 ? 'duty' : 'duties'}: ${countedStates(own)}`;
}
