import { signedIn } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../../context.ts';
import { findOrganisation, type OrganisationRecord } from '../../store/organisations.ts';

/** The organisation in which the caller works. */
export async function readOrganisation(ctx: RequestContext): Promise<OrganisationRecord> {
  return findOrganisation(signedIn(ctx.actor).organisationId);
}
