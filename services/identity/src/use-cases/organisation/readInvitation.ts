import { AcceptInput } from '@aicp/contracts/inputs/peopleInputs';
import { parse } from '@aicp/contracts/parse';
import type { Role } from '@aicp/contracts/rights/rights';
import { networkOf } from '@aicp/service/process/networkOf';
import type { RequestContext } from '../../context.ts';
import { staleInvitation } from '../../domain/invalidLinkError.ts';
import { nameOf } from '../../store/organisationNames.ts';
import { findOrganisation } from '../../store/organisations.ts';
import { findUser } from '../../store/users.ts';
import { findStandingInvitation } from './join.ts';

/** An invitation as the invited user sees it before they have an account. */
export type Offer = { organisation: string; invitedBy: string; email: string; role: Role };

/** The invitation of an open link; the token is the only key. */
export async function readInvitation(ctx: RequestContext, input: unknown): Promise<Offer> {
  const { token } = parse(AcceptInput, input);
  await ctx.limiter.spend('readInvitation', networkOf(ctx.client.address));
  const invitation = await ctx.transaction(tx => findStandingInvitation(tx, token, ctx.now()));
  const { email, role, organisationId, acceptedBy } = invitation;
  const inviter = await findUser(invitation.invitedBy);
  if (!inviter || acceptedBy !== null) throw staleInvitation();
  return {
    organisation: await nameOf(await findOrganisation(organisationId)),
    invitedBy: inviter.fullName ?? inviter.username,
    email,
    role,
  };
}
