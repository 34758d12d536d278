import type { Role } from '@aicp/contracts/rights/rights';

/**
 * The successor of someone who leaves an organisation: its longest-standing owner, or else manager, or else member.
 * @param members the remaining members, longest-standing first
 */
export function successorOf<Member extends { role: Role }>(members: readonly Member[]): Member | undefined {
  return members.find(({ role }) => role === 'owner') ?? members.find(({ role }) => role === 'manager') ?? members[0];
}
