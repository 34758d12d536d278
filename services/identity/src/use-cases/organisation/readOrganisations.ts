import { signedIn, signedInPersonally } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../../context.ts';
import { listMembershipsOf } from '../../store/memberships.ts';
import { findOrganisation, listOrganisations, type OrganisationRecord } from '../../store/organisations.ts';

/** The organisations of which the caller is a member, longest membership first. */
export async function readOrganisations(ctx: RequestContext): Promise<OrganisationRecord[]> {
  const { userId } = signedInPersonally(ctx.actor);
  const ids = (await listMembershipsOf(userId)).map(({ organisationId }) => organisationId);
  const found = await listOrganisations(ids);
  return ids.flatMap(id => found.get(id) ?? []);
}

/** The organisation in which the caller works. */
export async function readOrganisation(ctx: RequestContext): Promise<OrganisationRecord> {
  return findOrganisation(signedIn(ctx.actor).organisationId);
}
