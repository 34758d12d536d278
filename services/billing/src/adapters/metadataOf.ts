import type { Owner } from '@aicp/contracts/owner';

/** The owner of an object at Stripe, for readers there. */
export function metadataOf({ userId, organisationId }: Owner): { userId: string; organisationId: string } {
  return { userId: String(userId), organisationId: String(organisationId) };
}
