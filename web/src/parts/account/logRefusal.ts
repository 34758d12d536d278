import type { Role } from '@aicp/contracts/rights/rights';

/** The reason why a user may not read the organisation's log. */
export const logRefusal = (role: Role | null | undefined): string =>
  `The log of the organisation is not open to ${role ? `${role}s` : 'you'}. An owner decides who may read it.`;
