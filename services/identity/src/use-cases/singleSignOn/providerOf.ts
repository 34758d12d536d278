import type { RequestContext, SingleSignOn } from '../../context.ts';
import { findConnection, type StoredConnection, sealOwnerOf } from '../../store/connections.ts';
import { findOrganisationByEmail } from '../../store/domains.ts';

type Ctx = Pick<RequestContext, 'singleSignOn' | 'sealing'>;

/** The identity provider of an organisation, or of the product; null if none. */
export async function providerOf(ctx: Ctx, organisationId: number | null): Promise<SingleSignOn | null> {
  if (organisationId === null) return ctx.singleSignOn;
  const stored = await findConnection(organisationId);
  return stored && opened(ctx, stored);
}

/** The provider of the organisation that has verified the address's domain. */
export async function providerOfEmail(ctx: Ctx, email: string): Promise<SingleSignOn | null> {
  const organisationId = await findOrganisationByEmail(email);
  return organisationId === null ? null : providerOf(ctx, organisationId);
}

export function opened({ sealing }: Pick<Ctx, 'sealing'>, stored: StoredConnection): SingleSignOn {
  const { organisationId, issuer, clientId, sealedSecret, only, defaultRole, groupsClaim, groupRoles } = stored;
  return {
    issuer,
    clientId,
    clientSecret: sealing.open(sealedSecret, sealOwnerOf(organisationId)),
    organisationId,
    isOwn: true,
    only,
    defaultRole,
    groupsClaim,
    groupRoles: new Map(groupRoles.map(({ group, role }) => [group, role])),
  };
}
