import { longDate } from '@aicp/compliance/law/calendar';
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
 * The table of duties in its parts: what binds, by its state on the report's day, then what is not known to bind, and folded what does not
 * concern this organisation. Parts without a row are left out.
 */
export function dutyGroups<Duty extends Sorted>(duties: readonly Duty[], day: string): DutyGroup<Duty>[] {
  const groups: [GroupId, string, boolean][] = [
    ['in_force', `In force on ${longDate(day)}`, false],
    ['due', `Not yet in force on ${longDate(day)}`, false],
    ['conditional', 'Only if something happens', false],
    ['unknown', 'Not known whether it binds', false],
    ['free', 'Expected, though no law requires it here', false],
    ['other_party', "The other party's", true],
    ['not_applicable', 'Not applicable', true],
  ];
  return groups.flatMap(([id, title, folded]) => {
    const members = duties.filter(duty => groupOf(duty) === id);
    return members.length > 0 ? [{ id, title, folded, duties: members }] : [];
  });
}

const COUNTED = { met: 'met', partly: 'partly met', open: 'open', unknown: 'not known' } as const;

/** "39 duties: 22 met, 1 partly met, 16 open", of those that bind the organisation or may. */
export function dutyCounts(duties: readonly Pick<Sorted, 'binds' | 'status'>[]): string {
  const own = duties.filter(({ binds, status }) => binds !== false && Object.hasOwn(COUNTED, status));
  const counts = Object.entries(COUNTED).flatMap(([status, words]) => {
    const count = own.filter(duty => duty.status === status).length;
    return count > 0 ? [`${count} ${words}`] : [];
  });
  return own.length === 0
    ? 'None applies'
    : `${own.length} ${own.length === 1 ? 'duty' : 'duties'}: ${counts.join(', ')}`;
}
