import type { Role } from '@aicp/contracts/rights/rights';

/**
 * Who answers for an organisation when someone has left it: its longest-standing owner, or else manager, or else member.
 * @param members those who stay, the longest-standing first
 */
export function successorOf<Member extends { role: Role }>(members: readonly Member[]): Member | undefined {
  return members.find(({ role }) => role === 'owner') ?? members.find(({ role }) => role === 'manager') ?? members[0];
}
