import { signedIn } from '@aicp/contracts/actor';
import type { RequestContext } from '../context.ts';
import { findOrganisation, type OrganisationRecord } from '../store/organisations.ts';
import { settleAccount } from './settleAccount.ts';

/** The organisation that the caller works in. */
export async function readOrganisation(ctx: RequestContext): Promise<OrganisationRecord> {
  const { userId, organisationId } = signedIn(ctx.actor);
  // That of an account from before organisations may have something to follow.
  if (organisationId === userId) await settleAccount(ctx, userId);
  return findOrganisation(organisationId);
}
