import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { findRole } from '../../store/memberships.ts';
import { findOrganisation, type OrganisationRecord } from '../../store/organisations.ts';
import { switchSession } from '../signIn/switchSession.ts';
import { setCurrentOrganisation } from './switchToRemainingOrganisation.ts';

/** Switches to another of the caller's organisations, in this session and later ones. */
export async function enterOrganisation(ctx: RequestContext, id: string): Promise<OrganisationRecord> {
  const { userId } = signedInPersonally(ctx.actor);
  const organisationId = idOrNotFound(id, 'Organisation');
  const user = await ctx.transaction(async tx => {
    const role = await findRole(organisationId, userId, tx.session);
    return role && (await setCurrentOrganisation(tx, userId, organisationId));
  });
  if (!user) throw notFound('Organisation');
  await switchSession(ctx, user);
  return findOrganisation(organisationId);
}
