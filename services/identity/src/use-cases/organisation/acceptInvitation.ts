import { DomainError } from '@aicp/contracts/domainError';
import { UserVerified } from '@aicp/contracts/events/userEvents';
import { AcceptInput } from '@aicp/contracts/inputs/peopleInputs';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { networkOf } from '@aicp/service/process/networkOf';
import type { RequestContext } from '../../context.ts';
import { findOrganisation, type OrganisationRecord } from '../../store/organisations.ts';
import { userState } from '../../store/userState.ts';
import { findUserIn, updateUser } from '../../store/users.ts';
import { switchSession } from '../signIn/switchSession.ts';
import { join, requireValidInvitation } from './join.ts';
import { setCurrentOrganisation } from './switchToRemainingOrganisation.ts';

/** Joins an organisation by the link of an invitation, which also verifies the account's address. */
export async function acceptInvitation(ctx: RequestContext, input: unknown): Promise<OrganisationRecord> {
  const { userId } = signedInPersonally(ctx.actor);
  const { token } = parse(AcceptInput, input);
  await ctx.limiter.spend('acceptInvitation', networkOf(ctx.client.address));
  const user = await ctx.transaction(async tx => {
    const known = await findUserIn(tx, userId);
    if (!known) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
    const invitation = await requireValidInvitation(tx, token, known.email, ctx.now());
    await join(tx, known, invitation, ctx.now());
    const verified = known.isEmailVerified ? null : await updateUser(tx, userId, { isEmailVerified: true });
    if (verified) tx.publish(UserVerified, userState(verified));
    return (await setCurrentOrganisation(tx, userId, invitation.organisationId)) ?? known;
  });
  await switchSession(ctx, user);
  return findOrganisation(user.organisationId);
}
