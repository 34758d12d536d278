import { isolated } from '@aicp/contracts/isolated';
import type { Entry } from './activity.ts';
import { type Said, type ThingNameOf, thingSentences } from './thingSentences.ts';

/** A username, or the pseudonym of a deleted user. */
export type NameOf = (userId: number) => string;

/** By action, in the whole product's log and an organisation's. */
export const sentences: Record<string, (said: Said) => string> = {
  ...thingSentences,
  'user.registered': ({ name }) => `${name} registered.`,
  'user.verified': ({ name }) => `${name}'s email address was verified.`,
  'user.suspended': ({ name }) => `${name}'s account was suspended.`,
  'user.activated': ({ name }) => `${name}'s account was activated.`,
  'user.passwordChanged': ({ name }) => `${name}'s password was changed.`,
  'user.loggedIn': ({ name }) => `${name} signed in.`,
  'user.deleted': ({ id }) => `User ${id}'s account and all its data were deleted.`,
  'user.emailDisowned': ({ name }) =>
    `The recipient of ${name}'s verification email said that the account is not theirs.`,
  'user.emailChanged': ({ name }) => `${name}'s email address was changed.`,
  'user.emailChangeRequested': ({ name }) => `A change of ${name}'s email address was requested.`,
  'user.emailChangeCancelled': ({ name }) => `A change of ${name}'s email address was cancelled.`,
  'user.emailChangeUndone': ({ name }) => `A change of ${name}'s email address was undone.`,
  'user.twoFactorEnabled': ({ name }) => `Two-factor authentication was turned on for ${name}.`,
  'user.twoFactorDisabled': ({ name }) => `Two-factor authentication was turned off for ${name}.`,
  'user.recoveryCodesRenewed': ({ name }) => `${name}'s recovery codes were regenerated.`,
  'user.passkeyAdded': ({ name, facts }) => `Passkey ${facts.passkeyId} was added for ${name}.`,
  'user.passkeyRemoved': ({ name, facts }) => `${name}'s passkey ${facts.passkeyId} was removed.`,
  'user.passkeyCopied': ({ name, facts }) =>
    `${name}'s passkey ${facts.passkeyId} was refused: it has probably been copied.`,
  'user.providerConnected': ({ name }) => `${name} can now sign in with the identity provider.`,
  'user.providerDisconnected': ({ name }) => `${name} can no longer sign in with the identity provider.`,
  'user.apiTokenCreated': ({ name, facts }) => `API token ${facts.tokenId} was created for ${name}.`,
  'user.calendarMade': ({ name }) => `${name} created a calendar link.`,
  'user.calendarEnded': ({ name }) => `${name}'s calendar link was revoked.`,
  'user.apiTokenRevoked': ({ name, facts }) => `${name}'s API token ${facts.tokenId} was revoked.`,
  'user.sessionEnded': ({ name }) => `A session was ended for ${name}.`,
  'user.otherSessionsEnded': ({ name }) => `All other sessions were ended for ${name}.`,
  'user.dataExported': ({ name }) => `${name}'s data was exported.`,
  'user.loginBlocked': ({ name }) => `Sign-in attempts for ${name} were limited after too many wrong passwords.`,
  'user.loginsFailed': ({ name, facts }) =>
    facts.count === 1 ? `A sign-in attempt for ${name} failed.` : `${facts.count} sign-in attempts for ${name} failed.`,
  'user.proved': ({ name }) => `${name} confirmed their identity.`,
  'user.verificationResent': ({ name }) => `The verification email was resent to ${name}.`,
  'user.madeAdministrator': ({ name }) => `${name} was made an administrator.`,
  'user.madeOrdinary': ({ name }) => `${name} is no longer an administrator.`,
  'paymentSettings.changed': ({ facts }) =>
    facts.sandboxMode
      ? 'Sandbox mode was turned on: no real charges are made.'
      : 'Sandbox mode was turned off: charges are real.',
  'activityLog.retentionChanged': ({ facts }) =>
    facts.days === null
      ? 'Activity log entries are now kept indefinitely.'
      : `Activity log entries are now kept for ${facts.days} days.`,
  'activityLog.pruned': ({ facts }) =>
    `${facts.entries} expired activity log entries were removed, up to entry ${facts.upTo}.`,
  'list.exported': ({ facts }) =>
    facts.list === 'users' ? 'The list of users was exported.' : 'The activity log was exported.',
  'systems.viewed': ({ name }) => `${name}'s AI systems were viewed.`,
  'readModels.cleared': () => 'The lists in the admin panel were rebuilt.',
  'job.retried': ({ id, facts }) =>
    facts.jobId
      ? `Failed job ${facts.jobId} in the ${id} queue was retried.`
      : `Failed jobs in the ${id} queue were retried.`,
  'job.discarded': ({ id, facts }) => `Failed job ${facts.jobId} in the ${id} queue was discarded.`,
};

/**
 * The sentence of an entry.
 * @param called the names of things in their organisation's log; null for the whole product's log, which has ids
 */
export function sentenceOf(
  { action, target, facts }: Pick<Entry, 'action' | 'target' | 'facts'>,
  nameOf: NameOf,
  called: ThingNameOf | null = null,
): string {
  const id = target?.id ?? '';
  const name = target?.kind === 'user' ? isolated(nameOf(Number(id))) : '';
  const said = sentences[action]?.({ id, name, facts, called }) ?? `${action} ${id}`.trim();
  if (called) return said;
  // The log of an organisation need not name it.
  const organisation = target?.kind === 'organisation' ? id : /^membership\./.test(action) && facts.organisationId;
  return organisation && !said.includes(`rganisation ${organisation}`)
    ? said.replace(/\.$/, ` (organisation ${organisation}).`)
    : said;
}

type Who = Pick<Entry, 'who' | 'origin'> & Partial<Pick<Entry, 'facts'>>;

/** The actor: a username, a pseudonym, a company's directory, a guest, or the system. */
export function actorNameOf({ who, origin, facts }: Who, nameOf: NameOf): string {
  if (who !== null) return nameOf(who);
  if (facts?.by === 'provisioning') return 'Provisioning';
  return origin === null ? 'System' : 'Guest';
}

/** A deleted user keeps one identity in the log, without a name. */
export function pseudonym(userId: number): string {
  return `Deleted user ${userId}`;
}
