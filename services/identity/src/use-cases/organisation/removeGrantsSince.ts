import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { successorOf } from '../../domain/successorOf.ts';
import { deleteConnectionBy } from '../../store/connections.ts';
import { deleteDomainsBy } from '../../store/domains.ts';
import { withdrawAllBy } from '../../store/invitations.ts';
import { listMembers, listMembershipsOf, type Membership } from '../../store/memberships.ts';
import { deleteProvisioningBy } from '../../store/provisioning.ts';
import { endLinksBy } from '../links/endLinks.ts';
import { assignRole } from './changeRole.ts';
import { endMembership } from './endMembership.ts';
import { switchToRemainingOrganisation } from './switchToRemainingOrganisation.ts';

type Place = Pick<Membership, 'organisationId' | 'userId'>;
/** The user whose changes in an organisation are undone, from an instant on; `opened` includes changes by a provider or a directory. */
type Doings = Place & { since: Date; opened: boolean };

/**
 * Undoes everything an account did since an instant to give others access to its organisations: links, invitations and the members who
 * accepted them, roles, verified domains, an identity provider, a directory and the members it added. Other users' changes remain.
 * @returns digests of revoked tokens, and the changed memberships: call refreshMemberSessions for each after the commit
 */
export async function removeGrantsSince(
  tx: Transaction,
  userId: number,
  since: Date,
  now: Date,
): Promise<{ digests: string[]; changed: Place[] }> {
  const digests: string[] = [];
  const changed: Place[] = [];
  for (const { organisationId } of await listMembershipsOf(userId, tx.session)) {
    await lockUnlessDeleted(tx, 'organisation', organisationId);
    const place = { organisationId, userId };
    await endLinksBy(tx, place, since);
    const doings = { ...place, since, opened: await closeWays(tx, place, since) };
    for (const member of (await listMembers(organisationId, tx.session)).filter(isBroughtBy(doings))) {
      const staying = (await listMembers(organisationId, tx.session)).filter(one => one.userId !== member.userId);
      digests.push(...(await endMembership(tx, member, successorOf(staying)?.userId ?? userId, now)));
      await switchToRemainingOrganisation(tx, member.userId, now);
      changed.push(member);
    }
    changed.push(...(await takeRolesBack(tx, doings, now)));
  }
  return { digests, changed };
}

/** @returns whether a verified domain, an identity provider or a directory was deleted */
async function closeWays(tx: Transaction, by: Place, since: Date): Promise<boolean> {
  await withdrawAllBy(tx, { organisationId: by.organisationId, invitedBy: by.userId }, since);
  const ways = [
    await deleteDomainsBy(tx, by, since),
    await deleteConnectionBy(tx, by, since),
    await deleteProvisioningBy(tx, by, since),
  ];
  return ways.some(Boolean);
}

const isTheirs = ({ userId, since, opened }: Doings, by: number | null, at: Date) =>
  at >= since && (by === userId || (by === null && opened));

const isBroughtBy = (doings: Doings) => (member: Membership) =>
  member.userId !== doings.userId && isTheirs(doings, member.broughtBy, member.since);

/** Restores roles that no one else has changed since. An owner always remains. */
async function takeRolesBack(tx: Transaction, doings: Doings, now: Date): Promise<Membership[]> {
  const { organisationId, userId } = doings;
  const members = await listMembers(organisationId, tx.session);
  const given = members.flatMap(member => {
    const others = member.roleChanges.findLastIndex(({ by, at }) => !isTheirs(doings, by, at));
    const role = member.roleChanges[others + 1]?.from ?? member.role;
    return role === member.role ? [] : [{ member, role }];
  });
  // Former owners first, because they remain when the new owners lose the role.
  const back = given.sort((one, other) => Number(other.role === 'owner') - Number(one.role === 'owner'));
  const changed: Membership[] = [];
  for (const { member, role } of back) {
    const staying = (await listMembers(organisationId, tx.session)).filter(one => one.userId !== member.userId);
    const heir = successorOf(staying);
    if (member.role === 'owner' && heir?.role !== 'owner') continue;
    await assignRole(tx, member, role, {
      by: null,
      at: now,
      heirId: member.role === 'owner' ? heir?.userId : undefined,
    });
    if (member.userId !== userId)
      tx.send(SendEmail, { template: 'roleChanged', userId: member.userId, organisationId, role });
    changed.push(member);
  }
  return changed;
}
