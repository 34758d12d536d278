import type { Entry, Facts } from './activity.ts';

/** A username, or the pseudonym of somebody who is gone. */
export type NameOf = (userId: number) => string;

type Said = { id: string; name: string; facts: Facts };

/** By action. */
export const sentences: Record<string, (said: Said) => string> = {
  'user.registered': ({ name }) => `${name} registered.`,
  'user.verified': ({ name }) => `The e-mail address of ${name} was confirmed.`,
  'user.suspended': ({ name }) => `The account of ${name} was suspended.`,
  'user.activated': ({ name }) => `The account of ${name} was activated.`,
  'user.passwordChanged': ({ name }) => `The password of ${name} was changed.`,
  'user.loggedIn': ({ name }) => `${name} signed in.`,
  'user.deleted': ({ name }) => `The account of ${name} was deleted with everything that it had.`,
  'user.emailChanged': ({ name }) => `The e-mail address of ${name} was changed.`,
  'user.twoFactorEnabled': ({ name }) => `Two-factor authentication of ${name} was turned on.`,
  'user.twoFactorDisabled': ({ name }) => `Two-factor authentication of ${name} was turned off.`,
  'user.recoveryCodesRenewed': ({ name }) => `The recovery codes of ${name} were made anew.`,
  'user.apiTokenCreated': ({ name, facts }) => `API token ${facts.tokenId} was made for ${name}.`,
  'user.apiTokenRevoked': ({ name, facts }) => `API token ${facts.tokenId} of ${name} was revoked.`,
  'user.sessionEnded': ({ name }) => `A session of ${name} was ended.`,
  'user.otherSessionsEnded': ({ name }) => `All other sessions of ${name} were ended.`,
  'user.dataExported': ({ name }) => `The data of ${name} was exported.`,
  'user.loginBlocked': ({ name }) => `Signing in as ${name} was slowed down after too many wrong passwords.`,
  'user.verificationResent': ({ name }) => `The verification e-mail was sent to ${name} again.`,
  'user.madeAdministrator': ({ name }) => `${name} was made an administrator.`,
  'user.madeOrdinary': ({ name }) => `${name} is no administrator any more.`,
  'system.created': ({ id }) => `AI system ${id} was registered.`,
  'system.updated': ({ id }) => `AI system ${id} was changed.`,
  'system.deleted': ({ id }) => `AI system ${id} was deleted with its assessments and reports.`,
  'assessment.started': ({ id, facts }) =>
    `Assessment ${id} of AI system ${facts.aiSystemId} was begun under ${facts.jurisdiction} rules.`,
  'assessment.completed': ({ id, facts }) =>
    `Assessment ${id} was completed under ${facts.jurisdiction} rules: ${facts.riskLevel} risk.`,
  'document.generated': ({ id, facts }) =>
    `Version ${facts.number} of the ${words(facts.documentType)} for assessment ${id} was generated.`,
  'document.failed': ({ id, facts }) => `The ${words(facts.documentType)} for assessment ${id} could not be generated.`,
  'evidence.uploaded': ({ id, facts }) => `Evidence ${id} was added to assessment ${facts.assessmentId}.`,
  'evidence.removed': ({ id, facts }) => `Evidence ${id} was removed from assessment ${facts.assessmentId}.`,
  'qms.assessed': ({ id, facts }) =>
    `The quality management checklist of assessment ${id} was saved: ${facts.complete} of ${facts.total} met.`,
  'subscription.changed': ({ name, facts }) => `The plan of ${name} is ${facts.plan} now (${facts.status}).`,
  'document.purchased': ({ facts }) =>
    `The ${words(facts.documentType)} for assessment ${facts.assessmentId} was bought for ${money(facts)}.`,
  'document.purchaseRevoked': ({ facts }) =>
    `The sale of the ${words(facts.documentType)} for assessment ${facts.assessmentId} was undone: ${money(facts)} went back.`,
  'payment.recorded': ({ id, facts }) =>
    facts.returned ? `Payment ${id} of ${money(facts)} went back.` : `Payment ${id} of ${money(facts)} came in.`,
  'payment.failed': ({ name, facts }) => `A payment of ${name} for a ${facts.what} failed${test(facts)}.`,
  'paymentSettings.changed': ({ facts }) =>
    facts.sandboxMode
      ? 'Sandbox mode was turned on: payments are tests.'
      : 'Sandbox mode was turned off: payments are real.',
  'activityLog.retentionChanged': ({ facts }) =>
    facts.days === null
      ? 'Entries of the activity log are kept for good from now on.'
      : `Entries of the activity log are kept for ${facts.days} days from now on.`,
  'activityLog.pruned': ({ facts }) =>
    `${facts.entries} entries that were too old to be kept were removed, up to number ${facts.upTo}.`,
  'readModels.cleared': () => 'The lists of the administration were built anew.',
  'job.retried': ({ id, facts }) =>
    facts.jobId ? `Failed job ${facts.jobId} on ${id} was tried again.` : `Failed jobs on ${id} were tried again.`,
  'job.discarded': ({ id, facts }) => `Failed job ${facts.jobId} on ${id} was given up.`,
};

/** What an entry says, for people. */
export function sentenceOf(
  { action, target, facts }: Pick<Entry, 'action' | 'target' | 'facts'>,
  nameOf: NameOf,
): string {
  const id = target?.id ?? '';
  const name = target?.kind === 'user' ? nameOf(Number(id)) : '';
  return sentences[action]?.({ id, name, facts }) ?? `${action} ${id}`.trim();
}

/** Who did it: a username, a pseudonym, a guest, or the system by itself. */
export function whoOf({ who, origin }: Pick<Entry, 'who' | 'origin'>, nameOf: NameOf): string {
  if (who !== null) return nameOf(who);
  return origin === null ? 'System' : 'Guest';
}

/** Whoever is deleted stays the same person in the log, without a name. */
export function pseudonym(userId: number): string {
  return `Deleted user ${userId}`;
}

/** 'transparency_notice' as people write it. */
function words(name: Facts[string] | undefined): string {
  return String(name ?? 'document').replaceAll(/[-_]/g, ' ');
}

function money(facts: Facts): string {
  const amount = (Number(facts.amount) / 100).toFixed(2);
  return `${facts.currency} ${amount}${test(facts)}`;
}

function test({ testMode }: Facts): string {
  return testMode ? ' (test mode)' : '';
}
