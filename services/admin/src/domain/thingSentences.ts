import { longDate } from '@aicp/compliance/law/calendar';
import { systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import { isolated } from '@aicp/contracts/isolated';
import { type Role, roleWithArticle } from '@aicp/contracts/rights/rights';
import type { Facts } from './activity.ts';
import { answerInWords, counted, held, lowered, money, test, titleOfDuty, version, words } from './logWords.ts';
import { keyOf } from './thingNames.ts';

/** The name of a thing at the time of an entry; null if unknown. */
export type ThingNameOf = (key: string) => string | null;

/** `called` is null in the log of the whole product, which has numbers instead of names. */
export type Said = { id: string; name: string; facts: Facts; called: ThingNameOf | null };

const quoted = (name: string) => `“${isolated(name)}”`;

/** A thing by its id, by its name after a noun, or by its kind. */
const thingOf = ({ called }: Said, key: Parameters<typeof keyOf>[0], id: unknown, noun: string, unnamed: string) => {
  if (called === null) return `${noun} ${id}`;
  const name = called(keyOf(key, id));
  return name === null ? unnamed : `the ${noun} ${quoted(name)}`;
};
/** “Credit scoring”, or “an AI system” without a name. */
const systemOf = ({ called }: Said, id: unknown) => {
  if (called === null) return `AI system ${id}`;
  const name = called(keyOf('system', id));
  return name === null ? 'an AI system' : quoted(name);
};
/** The system of an assessment; in the log of the whole product, the assessment's number. */
const ofAssessment = (said: Said, id: unknown = said.id) =>
  said.called === null ? `assessment ${id}` : systemOf(said, said.called(keyOf('assessment', id)) ?? undefined);
const linkOf = ({ facts, called }: Said) => {
  if (called === null) return `link ${facts.linkId}`;
  const name = called(keyOf('link', facts.linkId));
  return name === null ? 'a shared link' : `the link for ${quoted(name)}`;
};
const actionOf = (said: Said) => {
  const { systemId } = said.facts;
  const about = systemId === null ? 'the organisation' : systemOf(said, systemId);
  return `${thingOf(said, 'action', said.id, 'action', 'an action')} for ${about}`;
};
const fileOf = (said: Said) => thingOf(said, 'evidence', said.id, 'evidence file', 'an evidence file');
const policyOf = (said: Said) => thingOf(said, 'policy', said.facts.policyId, 'policy', 'a policy');
const recordOf = (said: Said) => {
  const [noun, unnamed] =
    said.facts.kind === 'internalAudit'
      ? ['internal audit', 'an internal audit']
      : ['management review', 'a management review'];
  return thingOf(said, 'record', said.facts.recordId, noun as string, unnamed as string);
};
const organisationOf = ({ id, called }: Said) => (called === null ? `organisation ${id}` : 'the organisation');
const tokenOf = ({ facts, called }: Said) =>
  called === null ? `provisioning token ${facts.tokenId}` : 'a provisioning token';
const linkKinds: Record<string, string> = {
  duty: 'a duty',
  answer: 'an answer',
  qms: 'a requirement of the QMS checklist',
  action: 'an action',
  record: 'a record',
  organisation: 'an organisation duty',
};
const targetOf = (said: Said) => {
  const { kind, systemId, target } = said.facts;
  const number = said.called === null ? ` (${target})` : '';
  const place = typeof systemId === 'number' ? ` of ${systemOf(said, systemId)}` : '';
  return `${linkKinds[String(kind)] ?? 'a thing'}${number}${place}`;
};
const factLabels = new Map<string, string>(systemFacts.map(({ name, label }) => [name, label]));
const factsOf = ({ changed }: Facts) =>
  String(changed ?? '')
    .split(', ')
    .map(name => factLabels.get(name) ?? name.replace(/^own:/, ''))
    .join(', ');
const rulesOf = ({ jurisdiction }: Facts) => `under ${jurisdiction} rules`;
const documentFor = (said: Said) =>
  `the ${words(said.facts.documentType)} for ${ofAssessment(said, said.facts.assessmentId)}`;
const versionFor = (said: Said) => `${lowered(version(said.facts))} for ${ofAssessment(said)}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const states: Record<string, string> = { open: 'open', doing: 'in progress', done: 'done', accepted: 'risk accepted' };

/** Sentences about organisations and their things, by action. */
export const thingSentences: Record<string, (said: Said) => string> = {
  'organisation.created': said => `${capital(organisationOf(said))} was created.`,
  'organisation.updated': said => `The details or settings of ${organisationOf(said)} were changed.`,
  'organisation.deleted': said => `${capital(organisationOf(said))} was deleted with everything in it.`,
  'organisation.domainAdded': () => 'A domain was added.',
  'organisation.domainProved': () => 'A domain was verified.',
  'organisation.domainRemoved': () => 'A domain was removed.',
  'organisation.domainLapsed': () => 'A domain is no longer verified: its DNS record has been missing for 30 days.',
  'organisation.provisioningTokenMade': said => `${capital(tokenOf(said))} was created for the directory.`,
  'organisation.provisioningTokenRevoked': said => `${capital(tokenOf(said))} for the directory was revoked.`,
  'organisation.groupRolesChanged': () => 'The mapping of directory groups to roles was changed.',
  'organisation.memberLinked': () => 'A member is now managed by the directory.',
  'organisation.attributesIgnored': ({ facts }) =>
    `The directory sends attributes that are not stored here: ${facts.attributes}.`,
  'organisation.singleSignOnSet': () => 'Single sign-on was set up or changed.',
  'organisation.singleSignOnRequired': () => 'Members sign in with single sign-on only.',
  'organisation.otherSignInsEnded': () => 'Members’ sessions that had started without single sign-on were ended.',
  'organisation.singleSignOnOptional': () => 'Members may once again sign in without single sign-on.',
  'organisation.singleSignOnRemoved': () => 'Single sign-on was removed.',
  'organisation.invited': () => 'A new member was invited.',
  'organisation.invitationWithdrawn': () => 'An invitation was withdrawn.',
  'organisation.handedOver': said => `${capital(organisationOf(said))} was transferred to another owner.`,
  'organisation.blankFilled': said => `A blank in ${documentFor(said)} was filled in.`,
  'organisation.brandingChanged': () => 'The appearance of documents was changed.',
  'organisation.systemsViewed': () => 'The names of the AI systems were viewed.',
  'organisation.linkMade': said => `${capital(linkOf(said))} was created.`,
  'organisation.linkEnded': said =>
    `${capital(linkOf(said))} was revoked because its creator no longer vouches for it.`,
  'organisation.linkRevoked': said => `${capital(linkOf(said))} was revoked.`,
  'organisation.supplierReminded': said => `A reminder about ${linkOf(said)} was emailed to the supplier.`,
  'organisation.linkRenewed': said => `${capital(linkOf(said))} now shows the latest reports.`,
  'link.used': said => `${capital(linkOf(said))} was opened for the first time.`,
  'request.sent': said =>
    `The supplier of ${systemOf(said, said.id)} sent ${said.facts.answers === 1 ? 'one answer' : `${said.facts.answers} answers`} through ${linkOf(said)}.`,
  'proposal.answerAccepted': said => `An answer from the supplier of ${systemOf(said, said.id)} was accepted.`,
  'proposal.answerDeclined': said => `An answer from the supplier of ${systemOf(said, said.id)} was declined.`,
  'proposal.fileAccepted': said => `A file from the supplier of ${systemOf(said, said.id)} was accepted as evidence.`,
  'proposal.fileDeclined': said => `A file from the supplier of ${systemOf(said, said.id)} was declined and deleted.`,
  'membership.began': ({ name, facts }) => `${name} joined as ${roleWithArticle(facts.role as Role)}.`,
  'membership.changed': ({ name, facts }) => `${name} is now ${roleWithArticle(facts.role as Role)}.`,
  'membership.ended': ({ name }) => `${name} is no longer a member.`,
  'system.created': said => `${capital(systemOf(said, said.id))} was added to the AI systems.`,
  'system.updated': said => `${capital(systemOf(said, said.id))} was updated.`,
  'system.factsChanged': said => `Facts about ${systemOf(said, said.id)} were changed: ${factsOf(said.facts)}.`,
  'ownField.added': ({ facts }) => `Own field “${facts.field}” was added.`,
  'ownField.changed': ({ facts }) => `Own field “${facts.field}” was changed.`,
  'ownField.removed': ({ facts }) => `Own field “${facts.field}” was removed, with ${counted(facts.values)}.`,
  'organisationDuty.answered': ({ facts }) =>
    `The duty “${titleOfDuty(facts.duty)}” was answered: ${answerInWords(facts.answer)}. It is due for review on ${longDate(String(facts.reviewOn))}.`,
  'organisationDuty.withdrawn': ({ facts }) => `The answer to the duty “${titleOfDuty(facts.duty)}” was withdrawn.`,
  'organisationDuty.reviewMoved': ({ facts }) =>
    `The review of the duty “${titleOfDuty(facts.duty)}” was moved to ${longDate(String(facts.reviewOn))}.`,
  'policy.added': said => `${capital(policyOf(said))} was added.`,
  'policy.changed': said => `The details of ${policyOf(said)} were changed.`,
  'policy.versionAdded': said => `Version ${said.facts.number} of ${policyOf(said)} was added.`,
  'policy.approved': said => `Version ${said.facts.number} of ${policyOf(said)} was approved.`,
  'policy.read': said => `A member confirmed having read version ${said.facts.number} of ${policyOf(said)}.`,
  'policy.removed': said => `${capital(policyOf(said))} was removed with its versions and confirmations.`,
  'managementRecord.added': said => `${capital(recordOf(said))} was recorded.`,
  'managementRecord.changed': said => `${capital(recordOf(said))} was changed.`,
  'managementRecord.removed': said => `${capital(recordOf(said))} was removed.`,
  'system.archived': said => `${capital(systemOf(said, said.id))} was archived${held(said.facts)}.`,
  'system.held': said =>
    said.facts.heldUntil
      ? `${capital(systemOf(said, said.id))}, which is archived, is now${held(said.facts).slice(1)}.`
      : `The hold on ${systemOf(said, said.id)}, which is archived, was removed.`,
  'system.restored': said => `${capital(systemOf(said, said.id))} was restored from the archive.`,
  'system.erased': said =>
    `${capital(systemOf(said, said.id))} was permanently deleted with its assessments, reports, documents and evidence.`,
  'system.deleted': said => `${capital(systemOf(said, said.id))} was deleted with its assessments and reports.`,
  'system.joined': said =>
    `The record ${systemOf(said, said.facts.goneId)} was merged into ${systemOf(said, said.id)}.`,
  'system.lawChangeKept': said =>
    `The result of ${systemOf(said, said.id)} ${rulesOf(said.facts)} was kept although the law has changed (${said.facts.bankVersion}).`,
  'assessment.started': said =>
    `An assessment of ${systemOf(said, said.facts.aiSystemId)} ${rulesOf(said.facts)} was started.`,
  'assessment.discarded': said =>
    `An assessment of ${systemOf(said, said.facts.aiSystemId)} ${rulesOf(said.facts)} was discarded.`,
  'assessment.completed': said =>
    `${said.called === null ? 'Assessment' : 'The assessment of'} ${said.called === null ? said.id : ofAssessment(said)} ${rulesOf(said.facts)} was completed: ${said.facts.riskLevel} risk.`,
  'report.sent': said => `The report on ${ofAssessment(said)} was sent for review.`,
  'report.approved': said => `The report on ${ofAssessment(said)} was approved.`,
  'report.changesAsked': said => `Changes to the report on ${ofAssessment(said)} were requested.`,
  'document.generated': said => `${capital(versionFor(said))} was generated.`,
  'document.sent': said => `${capital(versionFor(said))} was sent for review.`,
  'document.approved': said => `${capital(versionFor(said))} was approved.`,
  'document.changesAsked': said => `Changes to ${versionFor(said)} were requested.`,
  'document.withdrawn': said => `The approval of ${versionFor(said)} was withdrawn.`,
  'document.checked': said =>
    `${capital(versionFor(said))}, approved for an earlier report, was checked against this one.`,
  'document.failed': said => `The ${words(said.facts.documentType)} for ${ofAssessment(said)} could not be generated.`,
  'action.added': said => `${capital(actionOf(said))} was added.`,
  'action.changed': said =>
    `${capital(actionOf(said))} was changed: ${states[String(said.facts.state)] ?? said.facts.state}${said.facts.due ? `, due on ${longDate(String(said.facts.due))}` : ''}.`,
  'action.deleted': said => `${capital(actionOf(said))} was deleted.`,
  'action.commentedOn': said => `A comment was added to ${actionOf(said)}.`,
  'action.dueAsked': said => `A later due date was requested for ${actionOf(said)}.`,
  'action.dueAgreed': said => `A later due date was agreed for ${actionOf(said)}.`,
  'action.dueDeclined': said => `A later due date was declined for ${actionOf(said)}.`,
  'action.acceptanceAsked': said => `Acceptance of the risk was requested for ${actionOf(said)}.`,
  'action.accepted': said => `The risk was accepted for ${actionOf(said)}.`,
  'action.acceptanceRefused': said => `The risk was not accepted for ${actionOf(said)}.`,
  'evidence.uploaded': said => {
    const { assessmentId, replaces } = said.facts;
    const place = typeof assessmentId === 'number' ? ` for ${ofAssessment(said, assessmentId)}` : '';
    return `${capital(fileOf(said))} was added${place}${typeof replaces === 'number' ? ', replacing an earlier version' : ''}.`;
  },
  'evidence.described': said => `The details of ${fileOf(said)} were changed.`,
  'evidence.linked': said => `${capital(fileOf(said))} was linked to ${targetOf(said)}.`,
  'evidence.unlinked': said => `${capital(fileOf(said))} was unlinked from ${targetOf(said)}.`,
  'evidence.removed': said => `${capital(fileOf(said))} was removed.`,
  'evidence.removedEverywhere': said => `${capital(fileOf(said))} was deleted everywhere, including earlier reports.`,
  'evidence.downloaded': said => `${capital(fileOf(said))} was downloaded.`,
  'bundle.downloaded': said =>
    `The audit bundle of ${ofAssessment(said)} was downloaded${said.facts.root ? ` (root ${said.facts.root})` : ''}.`,
  'qms.assessed': said =>
    `The QMS checklist of ${ofAssessment(said)} was saved: ${said.facts.complete} of ${said.facts.total} requirements met.`,
  'subscription.changed': ({ name, facts, called }) =>
    `${called === null ? `${name}'s` : 'The'} plan is now ${facts.plan} (${facts.status}).`,
  'document.purchased': said => `${capital(documentFor(said))} was bought for ${money(said.facts)}.`,
  'document.purchaseRevoked': said =>
    `The purchase of ${documentFor(said)} was reversed: ${money(said.facts)} was returned.`,
  'payment.failed': ({ name, facts, called }) =>
    `A payment ${called === null ? `by ${name} ` : ''}for a ${facts.what} failed${test(facts)}.`,
  'payment.recorded': ({ id, facts, called }) =>
    `${called === null ? `Payment ${id}` : 'A payment'} of ${money(facts)} was ${facts.returned ? 'returned' : 'received'}.`,
};
