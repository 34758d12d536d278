import type { Role } from '@aicp/contracts/rights/rights';

/** The reason why a user may not read the organisation's log. */
export const logRefusal = (role: Role | null | undefined): string =>
  `The organisation’s log is not available to ${role ? `${role}s` : 'you'}. An organisation owner decides who may read it.`;
