import { may, type Role } from '@aicp/contracts/rights/rights';

export type Colleague = { id: string; username: string; fullName?: string | null; role: Role; you: boolean };

/** Possible reviewers: members with the right to approve who are not authors. */
export function reviewersAmong(members: readonly Colleague[], authors: readonly string[]): Colleague[] {
  return members.filter(({ id, role }) => may(role, 'approve') && !authors.includes(id));
}

/**
 * The reason, as a sentence, why an author with the right to approve cannot decide. Undefined for all other members.
 * @param own their contribution, for example "You completed this assessment"
 */
export function ownWork(me: Colleague | undefined, authors: readonly string[], own: string): string | undefined {
  if (!me || !may(me.role, 'approve') || !authors.includes(me.id)) return undefined;
  return `${own}, so another organisation owner, manager or approver must approve it.`;
}
