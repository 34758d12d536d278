import type { UserActor } from '@aicp/contracts/rights/actor';
import type { ExportSection } from '@aicp/service/store/exportPage';
import { listTokens } from './apiTokens.ts';
import { listCalendarsForExport } from './calendars.ts';
import { listConnectionForExport } from './connections.ts';
import { pageContactMessages } from './contactMessages.ts';
import { listDomainsForExport } from './domains.ts';
import { listEmailChanges } from './emailChanges.ts';
import { listIdentitiesForExport } from './identities.ts';
import { listLinksForExport } from './links.ts';
import { pageMails } from './mails.ts';
import { listMembers, listMembershipsForExport } from './memberships.ts';
import { listMuted } from './mutedNotifications.ts';
import { notificationSection } from './notifications.ts';
import { listOrganisationForExport } from './organisations.ts';
import { listPasskeys } from './passkeys.ts';
import { listProvisionedForExport } from './provisionedUsers.ts';
import { findSecondFactor } from './secondFactors.ts';
import type { SessionStore } from './sessions.ts';
import { findPlan } from './subscriptions.ts';
import { findUserForExport, listVerifiedEmails } from './users.ts';
import { listWeekPartsForExport } from './weekParts.ts';
import { listUsers } from './workplaces.ts';

/** All of identity's data about a user, except sign-in data: hashes, secrets, tokens. */
export function exportSections(
  { userId, organisationId, role }: Pick<UserActor, 'userId' | 'organisationId' | 'role'>,
  sessions: SessionStore,
  now: Date,
): ExportSection[] {
  return [
    singlePageSection('profile', async () => {
      const [user, factor, plan] = await Promise.all([
        findUserForExport(userId),
        findSecondFactor(userId),
        findPlan(organisationId),
      ]);
      const twoFactor = { enabledAt: factor?.enabledAt ?? null, recoveryCodesLeft: factor?.recoveryCodes.length ?? 0 };
      return user ? [{ userId, ...user, plan, twoFactor }] : [];
    }),
    singlePageSection('organisation', () => listOrganisationForExport(organisationId)),
    ...(role === 'owner'
      ? [
          singlePageSection('members', () => listMembersForExport(organisationId)),
          singlePageSection('domains', () => listDomainsForExport(organisationId)),
          singlePageSection('singleSignOn', () => listConnectionForExport(organisationId)),
        ]
      : []),
    singlePageSection('memberships', () => listMembershipsForExport(userId)),
    singlePageSection('sessions', async () =>
      (await sessions.list(userId, now)).map(({ digest: _, id: name, ...rest }) => ({ name, ...rest })),
    ),
    singlePageSection('emailChanges', () => listEmailChanges(userId)),
    singlePageSection('passkeys', () => listPasskeys(userId)),
    singlePageSection('identities', () => listIdentitiesForExport(userId)),
    singlePageSection('provisioned', () => listProvisionedForExport(userId)),
    singlePageSection('apiTokens', () => listTokens(userId)),
    singlePageSection('calendars', () => listCalendarsForExport(userId)),
    singlePageSection('links', () =>
      listLinksForExport({ organisationId, ...(role !== 'owner' && { madeBy: userId }) }),
    ),
    {
      collection: 'contactMessages',
      read: async (after, limit) =>
        pageContactMessages({ userId, emails: await listVerifiedEmails(userId) }, after, limit),
    },
    singlePageSection('mutedNotifications', async () => (await listMuted(userId)).map(kind => ({ kind }))),
    notificationSection(userId),
    singlePageSection('weekParts', () => listWeekPartsForExport(userId)),
    { collection: 'mails', read: (after, limit) => pageMails(userId, after, limit) },
  ];
}

/** A section with few, numbered rows, in one page. */
function singlePageSection(collection: string, read: () => Promise<object[]>): ExportSection {
  return {
    collection,
    read: async after => (after > 0 ? [] : (await read()).map((row, index) => ({ id: index + 1, ...row }))),
  };
}

/** The members of an organisation as its owners see them. */
async function listMembersForExport(organisationId: number): Promise<object[]> {
  const members = await listMembers(organisationId);
  const users = await listUsers(members.map(({ userId }) => userId));
  return members.flatMap(({ userId, role, since }) => {
    const user = users.get(userId);
    return user ? [{ userId, username: user.username, fullName: user.fullName, email: user.email, role, since }] : [];
  });
}
