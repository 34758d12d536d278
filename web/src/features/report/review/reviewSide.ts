import { may, type Role } from '@aicp/contracts/rights/rights';

export type Colleague = { id: string; username: string; fullName?: string | null; role: Role; you: boolean };

/** The members who may be asked for a review: they may approve, and wrote none of it. */
export function reviewersAmong(members: readonly Colleague[], authors: readonly string[]): Colleague[] {
  return members.filter(({ id, role }) => may(role, 'approve') && !authors.includes(id));
}

/**
 * The reason why a member with the right to approve cannot decide: it is their own work. A sentence; undefined for all others.
 * @param own their contribution, for example "You completed this assessment"
 */
export function ownWork(me: Colleague | undefined, authors: readonly string[], own: string): string | undefined {
  if (!me || !may(me.role, 'approve') || !authors.includes(me.id)) return undefined;
  return `${own}, so another organisation owner, manager or approver must approve it.`;
}
