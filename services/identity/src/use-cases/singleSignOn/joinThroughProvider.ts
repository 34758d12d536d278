import { MembershipChanged } from '@aicp/contracts/events/organisationEvents';
import type { Role } from '@aicp/contracts/rights/rights';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { RequestContext } from '../../context.ts';
import { findOpenFor, markAccepted } from '../../store/invitations.ts';
import { findMembership, upsertMembership } from '../../store/memberships.ts';
import { findUserIn, type User } from '../../store/users.ts';
import { linkProvisionedUser } from '../organisation/linkProvisionedUser.ts';
import { setCurrentOrganisation } from '../organisation/switchToRemainingOrganisation.ts';

/**
 * Joins a user to an organisation through its own identity provider, unless they were in it before, and makes it their current one. Removed
 * and former members return by invitation only.
 * @returns the account afterwards; null if it was deleted
 */
export async function joinThroughProvider(
  ctx: RequestContext,
  userId: number,
  { organisationId, role: given }: { organisationId: number; role: Role },
): Promise<User | null> {
  return ctx.transaction(async tx => {
    const user = await findUserIn(tx, userId);
    if (!user || !(await lockUnlessDeleted(tx, 'organisation', organisationId))) return user;
    const before = await findMembership(organisationId, userId, tx.session);
    if (before?.endedAt) return user;
    const { email } = user;
    const role = await linkProvisionedUser(tx, { organisationId, email, userId, role: given });
    const invited = await findOpenFor(tx, { organisationId, email }, ctx.now());
    if (invited) await markAccepted(tx, invited.id, userId);
    if (!before) {
      const broughtBy = invited?.invitedBy ?? null;
      const version = await upsertMembership(tx, { organisationId, userId, role, since: ctx.now(), broughtBy });
      tx.publish(MembershipChanged, { organisationId, userId, username: user.username, role, joined: true, version });
    }
    return user.organisationId === organisationId ? user : setCurrentOrganisation(tx, userId, organisationId);
  });
}
