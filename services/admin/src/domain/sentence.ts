import { organisationDuties } from '@aicp/compliance/banks/organisationDuties';
import { longDate } from '@aicp/compliance/law/calendar';
import { isolated } from '@aicp/contracts/isolated';
import type { Entry, Facts } from './activity.ts';

/** A username, or the pseudonym of someone who is gone. */
export type NameOf = (userId: number) => string;

type Said = { id: string; name: string; facts: Facts };

/** By action. */
export const sentences: Record<string, (said: Said) => string> = {
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
  'user.providerConnected': ({ name }) => `${name} can sign in at the identity provider from now on.`,
  'user.providerDisconnected': ({ name }) => `${name} can no longer sign in at the identity provider.`,
  'user.apiTokenCreated': ({ name, facts }) => `API token ${facts.tokenId} was created for ${name}.`,
  'user.calendarMade': ({ name }) => `${name} made an address from which a calendar reads their deadlines.`,
  'user.calendarEnded': ({ name }) => `The address from which ${name}'s calendar read their deadlines was ended.`,
  'user.apiTokenRevoked': ({ name, facts }) => `${name}'s API token ${facts.tokenId} was revoked.`,
  'user.sessionEnded': ({ name }) => `A session was ended for ${name}.`,
  'user.otherSessionsEnded': ({ name }) => `All other sessions were ended for ${name}.`,
  'user.dataExported': ({ name }) => `${name}'s data was exported.`,
  'user.loginBlocked': ({ name }) => `Sign-in attempts for ${name} were limited after too many wrong passwords.`,
  'user.loginsFailed': ({ name, facts }) =>
    facts.count === 1 ? `A sign-in attempt for ${name} failed.` : `${facts.count} sign-in attempts for ${name} failed.`,
  'user.proved': ({ name }) => `${name} confirmed who they are.`,
  'user.verificationResent': ({ name }) => `The verification email was resent to ${name}.`,
  'user.madeAdministrator': ({ name }) => `${name} was made an administrator.`,
  'user.madeOrdinary': ({ name }) => `${name} is no longer an administrator.`,
  'organisation.created': ({ id }) => `Organisation ${id} was created.`,
  'organisation.updated': ({ id }) => `What is on record about organisation ${id} was changed.`,
  'organisation.deleted': ({ id }) => `Organisation ${id} was deleted with everything in it.`,
  'organisation.domainAdded': ({ id }) => `Organisation ${id} named a domain as its own.`,
  'organisation.domainProved': ({ id }) => `Organisation ${id} proved that a domain is its own.`,
  'organisation.domainRemoved': ({ id }) => `Organisation ${id} gave up a domain.`,
  'organisation.domainLapsed': ({ id }) =>
    `A domain of organisation ${id} is no longer verified: its DNS record has been missing for 30 days.`,
  'organisation.provisioningTokenMade': ({ id, facts }) =>
    `Provisioning token ${facts.tokenId} of organisation ${id} was created.`,
  'organisation.provisioningTokenRevoked': ({ id, facts }) =>
    `Provisioning token ${facts.tokenId} of organisation ${id} was revoked.`,
  'organisation.groupRolesChanged': ({ id }) => `Which groups give which roles in organisation ${id} was changed.`,
  'organisation.memberLinked': ({ id }) => `A member of organisation ${id} is kept by its directory from now on.`,
  'organisation.attributesIgnored': ({ id, facts }) =>
    `The directory of organisation ${id} sends attributes that are not kept here: ${facts.attributes}.`,
  'organisation.singleSignOnSet': ({ id }) => `Single sign-on of organisation ${id} was set up or changed.`,
  'organisation.singleSignOnRequired': ({ id }) => `Members of organisation ${id} sign in with single sign-on only.`,
  'organisation.otherSignInsEnded': ({ id }) =>
    `Open sessions of members of organisation ${id} that were not begun with single sign-on were ended.`,
  'organisation.singleSignOnOptional': ({ id }) =>
    `Members of organisation ${id} may sign in without single sign-on again.`,
  'organisation.singleSignOnRemoved': ({ id }) => `Single sign-on of organisation ${id} was removed.`,
  'organisation.invited': ({ id }) => `Somebody was invited to organisation ${id}.`,
  'organisation.invitationWithdrawn': ({ id }) => `An invitation to organisation ${id} was withdrawn.`,
  'organisation.handedOver': ({ id }) => `Organisation ${id} was handed over to another owner.`,
  'organisation.blankFilled': ({ facts }) =>
    `A blank in the ${words(facts.documentType)} for assessment ${facts.assessmentId} was filled in.`,
  'organisation.brandingChanged': ({ id }) => `The look of the documents of organisation ${id} was changed.`,
  'organisation.systemsViewed': ({ id }) => `The names of the AI systems of organisation ${id} were viewed.`,
  'organisation.linkMade': ({ id, facts }) =>
    `Link ${facts.linkId} of organisation ${id} was made, for people without an account.`,
  'organisation.linkEnded': ({ id, facts }) =>
    `Link ${facts.linkId} of organisation ${id} ended: its creator no longer vouches for it.`,
  'organisation.linkRevoked': ({ id, facts }) => `Link ${facts.linkId} of organisation ${id} was revoked.`,
  'organisation.supplierReminded': ({ id, facts }) =>
    `The supplier of link ${facts.linkId} of organisation ${id} was reminded by email.`,
  'organisation.linkRenewed': ({ id, facts }) =>
    `Link ${facts.linkId} of organisation ${id} now shows the latest reports.`,
  'link.used': ({ id, facts }) => `Link ${facts.linkId} of organisation ${id} was used for the first time.`,
  'request.sent': ({ id, facts }) =>
    `The supplier of AI system ${id} sent ${facts.answers === 1 ? 'one answer' : `${facts.answers} answers`} by link ${facts.linkId}.`,
  'proposal.answerAccepted': ({ id, facts }) =>
    `An answer about AI system ${id}, from link ${facts.linkId}, was accepted.`,
  'proposal.answerDeclined': ({ id, facts }) =>
    `An answer about AI system ${id}, from link ${facts.linkId}, was declined.`,
  'proposal.fileAccepted': ({ id, facts }) =>
    `A file about AI system ${id}, from link ${facts.linkId}, was accepted as evidence.`,
  'proposal.fileDeclined': ({ id, facts }) =>
    `A file about AI system ${id}, from link ${facts.linkId}, was declined and deleted.`,
  'membership.began': ({ name, facts }) => `${name} joined organisation ${facts.organisationId} as ${facts.role}.`,
  'membership.changed': ({ name, facts }) => `${name} is now ${facts.role} in organisation ${facts.organisationId}.`,
  'membership.ended': ({ name, facts }) => `${name} is no longer a member of organisation ${facts.organisationId}.`,
  'system.created': ({ id }) => `AI system ${id} was registered.`,
  'system.updated': ({ id }) => `AI system ${id} was updated.`,
  'system.factsChanged': ({ id, facts }) => `The register of AI system ${id} was changed: ${words(facts.changed)}.`,
  'ownField.added': ({ id, facts }) => `Own field “${facts.field}” was added in organisation ${id}.`,
  'ownField.changed': ({ id, facts }) => `Own field “${facts.field}” was changed in organisation ${id}.`,
  'ownField.removed': ({ id, facts }) =>
    `Own field “${facts.field}” was removed in organisation ${id}, with ${counted(facts.values)}.`,
  'organisationDuty.answered': ({ id, facts }) =>
    `Organisation ${id} answered its duty “${titleOfDuty(facts.duty)}”: ${answerInWords(facts.answer)}. The answer is due for review on ${facts.reviewOn}.`,
  'organisationDuty.withdrawn': ({ id, facts }) =>
    `Organisation ${id} withdrew its answer to its duty “${titleOfDuty(facts.duty)}”.`,
  'organisationDuty.reviewMoved': ({ id, facts }) =>
    `The review of the answer of organisation ${id} to its duty “${titleOfDuty(facts.duty)}” was moved to ${facts.reviewOn}.`,
  'system.archived': ({ id, facts }) => `AI system ${id} was archived${held(facts)}.`,
  'system.held': ({ id, facts }) =>
    facts.heldUntil
      ? `Archived AI system ${id} is now${held(facts).slice(1)}.`
      : `The hold on archived AI system ${id} was removed.`,
  'system.restored': ({ id }) => `AI system ${id} was restored from the archive.`,
  'system.erased': ({ id }) =>
    `Archived AI system ${id} was permanently deleted with its assessments, reports, documents and evidence.`,
  'policy.added': ({ id, facts }) => `Policy ${facts.policyId} of organisation ${id} was added.`,
  'policy.changed': ({ id, facts }) => `Policy ${facts.policyId} of organisation ${id} was changed.`,
  'policy.versionAdded': ({ id, facts }) =>
    `Version ${facts.number} of policy ${facts.policyId} of organisation ${id} was added.`,
  'policy.approved': ({ id, facts }) =>
    `Version ${facts.number} of policy ${facts.policyId} of organisation ${id} was approved.`,
  'policy.read': ({ id, facts }) =>
    `A member confirmed to have read version ${facts.number} of policy ${facts.policyId} of organisation ${id}.`,
  'policy.removed': ({ id, facts }) =>
    `Policy ${facts.policyId} of organisation ${id} was removed with its versions and receipts.`,
  'managementRecord.added': ({ id, facts }) => `${recordWords(facts)} was recorded for organisation ${id}.`,
  'managementRecord.changed': ({ id, facts }) => `${recordWords(facts)} of organisation ${id} was changed.`,
  'managementRecord.removed': ({ id, facts }) => `${recordWords(facts)} of organisation ${id} was removed.`,
  'system.deleted': ({ id }) => `AI system ${id} and its assessments and reports were deleted.`,
  'system.joined': ({ id, facts }) =>
    `AI system ${facts.goneId} was joined to AI system ${id}: they are one record now.`,
  'system.lawChangeKept': ({ id, facts }) =>
    `The result of AI system ${id} under ${facts.jurisdiction} rules was kept although the law has moved (${facts.bankVersion}).`,
  'assessment.started': ({ id, facts }) =>
    `Assessment ${id} of AI system ${facts.aiSystemId} was started under ${facts.jurisdiction} rules.`,
  'assessment.discarded': ({ id, facts }) =>
    `Assessment ${id} of AI system ${facts.aiSystemId} under ${facts.jurisdiction} rules was discarded.`,
  'assessment.completed': ({ id, facts }) =>
    `Assessment ${id} was completed under ${facts.jurisdiction} rules: ${facts.riskLevel} risk.`,
  'report.sent': ({ id }) => `The report of assessment ${id} was sent for review.`,
  'report.approved': ({ id }) => `The report of assessment ${id} was approved.`,
  'report.changesAsked': ({ id }) => `Changes to the report of assessment ${id} were asked for.`,
  'document.generated': ({ id, facts }) =>
    `Version ${facts.number} of the ${words(facts.documentType)} for assessment ${id} was generated.`,
  'document.sent': ({ id, facts }) => `${version(facts)} for assessment ${id} was sent for review.`,
  'document.approved': ({ id, facts }) => `${version(facts)} for assessment ${id} was approved.`,
  'document.changesAsked': ({ id, facts }) =>
    `Changes to ${lowered(version(facts))} for assessment ${id} were asked for.`,
  'document.withdrawn': ({ id, facts }) =>
    `The approval of ${lowered(version(facts))} for assessment ${id} was withdrawn.`,
  'document.checked': ({ id, facts }) =>
    `${version(facts)}, approved for an earlier report, was checked against the report of assessment ${id}.`,
  'action.added': ({ id, facts }) => `Action ${id} of one's own was added to ${ofWhat(facts)}.`,
  'action.changed': ({ id, facts }) =>
    `Action ${id} of ${ofWhat(facts)} was changed: ${facts.state}${facts.due ? `, due ${facts.due}` : ''}.`,
  'action.deleted': ({ id, facts }) => `Action ${id} of one's own was deleted from ${ofWhat(facts)}.`,
  'action.commentedOn': ({ id, facts }) => `A comment was added to action ${id} of ${ofWhat(facts)}.`,
  'action.acceptanceAsked': ({ id, facts }) => `It was asked to accept the risk of action ${id} of ${ofWhat(facts)}.`,
  'action.accepted': ({ id, facts }) => `The risk of action ${id} of ${ofWhat(facts)} was accepted.`,
  'action.acceptanceRefused': ({ id, facts }) => `The risk of action ${id} of ${ofWhat(facts)} was not accepted.`,
  'action.dueAsked': ({ id, facts }) => `A later due date was requested for action ${id} of ${ofWhat(facts)}.`,
  'action.dueAgreed': ({ id, facts }) =>
    `A later due date was agreed for action ${id} of ${ofWhat(facts)}: ${facts.due}.`,
  'action.dueDeclined': ({ id, facts }) => `A later due date was declined for action ${id} of ${ofWhat(facts)}.`,
  'document.failed': ({ id, facts }) => `The ${words(facts.documentType)} for assessment ${id} could not be generated.`,
  'evidence.uploaded': ({ id, facts: { assessmentId, replaces } }) => {
    const place = typeof assessmentId === 'number' ? ` to assessment ${assessmentId}` : '';
    return typeof replaces === 'number'
      ? `Evidence file ${id} replaced evidence file ${replaces}.`
      : `Evidence file ${id} was added${place}.`;
  },
  'evidence.described': ({ id }) => `The details of evidence file ${id} were changed.`,
  'evidence.linked': ({ id, facts }) => `Evidence file ${id} was linked to ${provedBy(facts)}.`,
  'evidence.unlinked': ({ id, facts }) => `Evidence file ${id} was unlinked from ${provedBy(facts)}.`,
  'evidence.removed': ({ id }) => `Evidence file ${id} was removed.`,
  'evidence.removedEverywhere': ({ id }) => `Evidence file ${id} was removed everywhere, also from earlier reports.`,
  'evidence.downloaded': ({ id }) => `Evidence file ${id} was downloaded.`,
  'bundle.downloaded': ({ id, facts }) =>
    `The audit bundle of assessment ${id} was downloaded${facts.root ? ` (root ${facts.root})` : ''}.`,
  'qms.assessed': ({ id, facts }) =>
    `The QMS checklist of assessment ${id} was saved: ${facts.complete} of ${facts.total} requirements met.`,
  'subscription.changed': ({ name, facts }) => `${name}'s plan is now ${facts.plan} (${facts.status}).`,
  'document.purchased': ({ facts }) =>
    `The ${words(facts.documentType)} for assessment ${facts.assessmentId} was bought for ${money(facts)}.`,
  'document.purchaseRevoked': ({ facts }) =>
    `The purchase of the ${words(facts.documentType)} for assessment ${facts.assessmentId} was reversed: ${money(facts)} was returned.`,
  'payment.recorded': ({ id, facts }) =>
    facts.returned
      ? `Payment ${id} of ${money(facts)} was returned.`
      : `Payment ${id} of ${money(facts)} was received.`,
  'payment.failed': ({ name, facts }) => `A payment by ${name} for a ${facts.what} failed${test(facts)}.`,
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

/** What an entry says, for people. */
export function sentenceOf(
  { action, target, facts }: Pick<Entry, 'action' | 'target' | 'facts'>,
  nameOf: NameOf,
): string {
  const id = target?.id ?? '';
  const name = target?.kind === 'user' ? isolated(nameOf(Number(id))) : '';
  return sentences[action]?.({ id, name, facts }) ?? `${action} ${id}`.trim();
}

type Who = Pick<Entry, 'who' | 'origin'> & Partial<Pick<Entry, 'facts'>>;

/** Who did it: a username, a pseudonym, a company's directory, a guest, or the system by itself. */
export function actorNameOf({ who, origin, facts }: Who, nameOf: NameOf): string {
  if (who !== null) return nameOf(who);
  if (facts?.by === 'provisioning') return 'Provisioning';
  return origin === null ? 'System' : 'Guest';
}

/** A deleted person stays the same person in the log, without a name. */
export function pseudonym(userId: number): string {
  return `Deleted user ${userId}`;
}

/** The target of a link in words. */
function provedBy({ kind, systemId, jurisdiction, target }: Facts): string {
  if (kind === 'organisation') return `organisation duty ${target}`;
  if (typeof systemId !== 'number') return `${kind} ${target}`;
  const named =
    kind === 'qms' ? `QMS requirement ${target}` : kind === 'answer' ? `the answer to ${target}` : `${kind} ${target}`;
  return `${named} of AI system ${systemId} under ${jurisdiction} rules`;
}

export const counted = (values: Facts[string] | undefined) =>
  values === 1 ? 'one value' : values ? `${values} values` : 'no values';
/** ", held until 27 November 2036" */
export const held = ({ heldUntil }: Facts) => (heldUntil ? `, held until ${longDate(String(heldUntil))}` : '');
export const version = ({ number, documentType }: Facts) => `Version ${number} of the ${words(documentType)}`;
export const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** 'transparency_notice' as people write it. */
export function words(name: Facts[string] | undefined): string {
  return String(name ?? 'document').replaceAll(/[-_]/g, ' ');
}

export function money(facts: Facts): string {
  const amount = (Number(facts.amount) / 100).toFixed(2);
  return `${facts.currency} ${amount}${test(facts)}`;
}

function test({ testMode }: Facts): string {
  return testMode ? ' (test mode)' : '';
}

/** The subject of an action: a system, or the organisation as a whole. */
const ofWhat = ({ systemId }: Facts) => (systemId === null ? 'the organisation' : `system ${systemId}`);

const dutyOf = (id: Facts[string] | undefined) => organisationDuties.find(duty => duty.id === id);
export const titleOfDuty = (id: Facts[string] | undefined) => dutyOf(id)?.title ?? String(id);
export const answerInWords = (answer: Facts[string] | undefined) =>
  organisationDuties
    .flatMap(({ question }) => question.options ?? [])
    .find(({ value }) => value === answer)
    ?.label.toLowerCase() ?? String(answer);
const recordWords = ({ kind, recordId }: Facts) =>
  `${kind === 'internalAudit' ? 'Internal audit' : 'Management review'} ${recordId}`;
