import type { UserActor } from '@aicp/contracts/rights/actor';
import type { ExportSection } from '@aicp/service/store/exportPage';
import { findTokens } from './apiTokens.ts';
import { findCalendarsForExport } from './calendars.ts';
import { findConnectionForExport } from './connections.ts';
import { contactMessagesAfter } from './contactMessages.ts';
import { findDomainsForExport } from './domains.ts';
import { findEmailChanges } from './emailChanges.ts';
import { findIdentitiesForExport } from './identities.ts';
import { findLinksForExport } from './links.ts';
import { mailsAfter } from './mails.ts';
import { findMembershipsForExport, listMembers } from './memberships.ts';
import { findMuted } from './mutedNotifications.ts';
import { notificationSection } from './notifications.ts';
import { findOrganisationForExport } from './organisations.ts';
import { findPasskeys } from './passkeys.ts';
import { findProvisionedForExport } from './provisionedUsers.ts';
import { findSecondFactor } from './secondFactors.ts';
import type { SessionStore } from './sessions.ts';
import { findPlan } from './subscriptions.ts';
import { findUserForExport, listVerifiedEmails } from './users.ts';
import { findWeekPartsForExport } from './weekParts.ts';
import { findUsers } from './workplaces.ts';

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
    singlePageSection('organisation', () => findOrganisationForExport(organisationId)),
    ...(role === 'owner'
      ? [
          singlePageSection('members', () => findMembersForExport(organisationId)),
          singlePageSection('domains', () => findDomainsForExport(organisationId)),
          singlePageSection('singleSignOn', () => findConnectionForExport(organisationId)),
        ]
      : []),
    singlePageSection('memberships', () => findMembershipsForExport(userId)),
    singlePageSection('sessions', async () =>
      (await sessions.list(userId, now)).map(({ digest: _, id: name, ...rest }) => ({ name, ...rest })),
    ),
    singlePageSection('emailChanges', () => findEmailChanges(userId)),
    singlePageSection('passkeys', () => findPasskeys(userId)),
    singlePageSection('identities', () => findIdentitiesForExport(userId)),
    singlePageSection('provisioned', () => findProvisionedForExport(userId)),
    singlePageSection('apiTokens', () => findTokens(userId)),
    singlePageSection('calendars', () => findCalendarsForExport(userId)),
    singlePageSection('links', () =>
      findLinksForExport({ organisationId, ...(role !== 'owner' && { madeBy: userId }) }),
    ),
    {
      collection: 'contactMessages',
      read: async (after, limit) =>
        contactMessagesAfter({ userId, emails: await listVerifiedEmails(userId) }, after, limit),
    },
    singlePageSection('mutedNotifications', async () => (await findMuted(userId)).map(kind => ({ kind }))),
    notificationSection(userId),
    singlePageSection('weekParts', () => findWeekPartsForExport(userId)),
    { collection: 'mails', read: (after, limit) => mailsAfter(userId, after, limit) },
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
async function findMembersForExport(organisationId: number): Promise<object[]> {
  const members = await listMembers(organisationId);
  const users = await findUsers(members.map(({ userId }) => userId));
  return members.flatMap(({ userId, role, since }) => {
    const user = users.get(userId);
    return user ? [{ userId, username: user.username, fullName: user.fullName, email: user.email, role, since }] : [];
  });
}
