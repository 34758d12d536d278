import { signedIn, signedInPersonally } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../../context.ts';
import { findMembershipsOf } from '../../store/memberships.ts';
import { findOrganisation, findOrganisations, type OrganisationRecord } from '../../store/organisations.ts';

/** The organisations of which the caller is a member, longest membership first. */
export async function readOrganisations(ctx: RequestContext): Promise<OrganisationRecord[]> {
  const { userId } = signedInPersonally(ctx.actor);
  const ids = (await findMembershipsOf(userId)).map(({ organisationId }) => organisationId);
  const found = await findOrganisations(ids);
  return ids.flatMap(id => found.get(id) ?? []);
}

/** The organisation in which the caller works. */
export async function readOrganisation(ctx: RequestContext): Promise<OrganisationRecord> {
  return findOrganisation(signedIn(ctx.actor).organisationId);
}
