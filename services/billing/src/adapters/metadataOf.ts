import type { Owner } from '@aicp/contracts/owner';

/** Whose a thing at Stripe is, for people who look there. */
export function metadataOf({ userId, organisationId }: Owner): { userId: string; organisationId: string } {
  return { userId: String(userId), organisationId: String(organisationId) };
}
