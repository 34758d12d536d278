import { UserDeleted } from '@aicp/contracts/userEvents';
import { markGone } from '@aicp/service/store/tombstones';
import type { WorkerContext } from '../context.ts';
import { organisationOf } from '../domain/organisationOf.ts';
import { deleteTokensOf, findTokenDigests } from '../store/apiTokens.ts';
import { deleteContactMessages } from '../store/contactMessages.ts';
import { forgetDevices } from '../store/deviceCookies.ts';
import { deleteEmailChanges } from '../store/emailChanges.ts';
import { forgetFailures } from '../store/failedLogins.ts';
import { deleteMailsOf } from '../store/mails.ts';
import { deleteOrganisation } from '../store/organisations.ts';
import { deletePasskeysOf } from '../store/passkeys.ts';
import { deleteSecondFactor } from '../store/secondFactors.ts';
import { deletePlan } from '../store/subscriptions.ts';
import { deleteUserRow, listVerifiedEmails, type User } from '../store/users.ts';
import { keepAnAdministrator } from './keepAnAdministrator.ts';

/** Erases an account here at once, and everywhere else by user.deleted. What is left is the number. */
export async function eraseUser(ctx: WorkerContext, user: User): Promise<void> {
  const digests = await findTokenDigests(user.id);
  await ctx.transaction(async tx => {
    await keepAnAdministrator(tx, user);
    await markGone(tx, 'user', user.id);
    const emails = await listVerifiedEmails(user.id, tx.session);
    await deleteContactMessages(tx, { userId: user.id, emails });
    await deleteUserRow(tx, user.id);
    await deleteSecondFactor(tx, user.id);
    await deletePasskeysOf(tx, user.id);
    await deleteTokensOf(tx, user.id);
    await deletePlan(tx, user.id);
    await deleteOrganisation(tx, organisationOf(user));
    await deleteEmailChanges(tx, user.id);
    await deleteMailsOf(tx, user.id);
    await forgetDevices(tx, user.id);
    await forgetFailures(tx, user.id);
    tx.publish(UserDeleted, { userId: user.id, organisationId: organisationOf(user) });
  });
  await ctx.tokens.refuse(digests);
  await ctx.sessions.endAll(user.id);
}
