import type { Role } from '@aicp/contracts/rights/rights';

/** Why the organisation's log is not open to someone. */
export const logRefusal = (role: Role | null | undefined): string =>
  `The log of the organisation is not open to ${role ? `${role}s` : 'you'}. An owner decides who may read it.`;
