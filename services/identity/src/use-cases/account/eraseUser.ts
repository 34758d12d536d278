import { UserDeleted } from '@aicp/contracts/events/userEvents';
import { insertTombstone } from '@aicp/service/store/tombstones';
import type { WorkerContext } from '../../context.ts';
import { deleteTokensOf } from '../../store/apiTokens.ts';
import { deleteCalendars } from '../../store/calendars.ts';
import { deleteContactMessages } from '../../store/contactMessages.ts';
import { eraseDevices } from '../../store/deviceCookies.ts';
import { deleteDigestsOf } from '../../store/digests.ts';
import { deleteEmailChanges } from '../../store/emailChanges.ts';
import { clearFailures } from '../../store/failedLogins.ts';
import { deleteIdentitiesOf } from '../../store/identities.ts';
import { deleteInvitationsOf } from '../../store/invitations.ts';
import { eraseLinkAddresses } from '../../store/links.ts';
import { deleteMailsOf } from '../../store/mails.ts';
import { deleteMembershipsOf } from '../../store/memberships.ts';
import { deleteMuted } from '../../store/mutedNotifications.ts';
import { deleteNotificationsOf } from '../../store/notifications.ts';
import { deletePasskeysOf } from '../../store/passkeys.ts';
import { dropMembers } from '../../store/provisionedGroups.ts';
import { deleteProvisionedOf } from '../../store/provisionedUsers.ts';
import { deleteSecondFactor } from '../../store/secondFactors.ts';
import { deleteUserRow, listVerifiedEmails, type User } from '../../store/users.ts';
import { deleteWeekPartsOf } from '../../store/weekParts.ts';
import { type LastOwner, leaveAllOrganisations } from '../organisation/leaveAllOrganisations.ts';
import { requireAnotherAdministrator } from './requireAnotherAdministrator.ts';

/**
 * Erases an account here at once, and in other services by user.deleted, with the organisations in which it was alone. Only the number
 * remains.
 * @throws DomainError CONFLICT for the last administrator, and for a last owner who must hand over first
 */
export async function eraseUser(ctx: WorkerContext, user: User, lastOwner: LastOwner): Promise<void> {
  const digests = await ctx.transaction(async tx => {
    await requireAnotherAdministrator(tx, user);
    const { digests } = await leaveAllOrganisations(tx, user.id, lastOwner, ctx.now());
    await insertTombstone(tx, 'user', user.id);
    const emails = await listVerifiedEmails(user.id, tx.session);
    await deleteContactMessages(tx, { userId: user.id, emails });
    await deleteInvitationsOf(tx, user.id, emails);
    await eraseLinkAddresses(tx, emails);
    await dropMembers(tx, await deleteProvisionedOf(tx, user.id, emails));
    await deleteUserRow(tx, user.id);
    await deleteSecondFactor(tx, user.id);
    await deleteIdentitiesOf(tx, user.id);
    await deletePasskeysOf(tx, user.id);
    const others = await deleteTokensOf(tx, user.id);
    await deleteCalendars(tx, user.id);
    await deleteMembershipsOf(tx, user.id);
    await deleteEmailChanges(tx, user.id);
    await deleteMailsOf(tx, user.id);
    await deleteNotificationsOf(tx, { userId: user.id });
    await deleteMuted(tx, user.id);
    await deleteWeekPartsOf(tx, { userId: user.id });
    await deleteDigestsOf(tx, user.id);
    await eraseDevices(tx, user.id);
    await clearFailures(tx, user.id);
    tx.publish(UserDeleted, { userId: user.id });
    return [...digests, ...others.map(({ digest }) => digest)];
  });
  await ctx.tokens.refuse(digests);
  await ctx.sessions.endAll(user.id);
}
