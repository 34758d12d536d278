import { may, type Role } from '@aicp/contracts/rights/rights';

export type Colleague = { id: string; username: string; fullName?: string | null; role: Role; you: boolean };

/** Who in the organisation may be asked: who may approve, and wrote none of it. */
export function reviewersAmong(members: readonly Colleague[], authors: readonly string[]): Colleague[] {
  return members.filter(({ id, role }) => may(role, 'approve') && !authors.includes(id));
}

/**
 * Why someone who may approve must not decide here: it is their own. In a sentence; undefined for everyone else.
 * @param own what they did, for example "You completed this assessment"
 */
export function ownWork(me: Colleague | undefined, authors: readonly string[], own: string): string | undefined {
  if (!me || !may(me.role, 'approve') || !authors.includes(me.id)) return undefined;
  return `${own}, so somebody else has to approve it.`;
}
