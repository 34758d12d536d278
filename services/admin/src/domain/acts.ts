import { ActionAct, ActionChanged } from '@aicp/contracts/events/actionEvents';
import { OwnFieldsChanged } from '@aicp/contracts/events/assessmentEvents';
import { DocumentReviewed, DocumentReviewState } from '@aicp/contracts/events/documentEvents';
import { OrganisationDutiesChanged } from '@aicp/contracts/events/organisationDuties';
import { OrganisationActed } from '@aicp/contracts/events/organisationEvents';
import { ManagementRecordChanged, PolicyChanged } from '@aicp/contracts/events/policyEvents';
import { ReportReviewed, ReviewState } from '@aicp/contracts/events/reportEvents';
import { ProposalDecided } from '@aicp/contracts/events/requestEvents';
import { UserActed } from '@aicp/contracts/events/userEvents';
import type { Activity, Facts, Private, Target } from './activity.ts';

type Data = Record<string, unknown>;

/** The log entry of one kind of event, and its wording. */
type Act = {
  /** The action; the event's name by default. */
  action?(data: Data): string;
  target(data: Data): Target | null;
  facts?(data: Data): Facts;
  /**
   * Events by which a user signs in or confirms their identity: sent by a guest, or by any session, because a browser may still be signed
   * in to another account.
   */
  bySelf?: 'guest' | 'anybody';
};

const at = (kind: string, field: string) => (data: Data) => ({ kind, id: String(data[field]) });
const user = at('user', 'userId');
const organisation = at('organisation', 'organisationId');
const pick =
  (...fields: string[]) =>
  (data: Data): Facts =>
    Object.fromEntries(fields.map(field => [field, (data[field] ?? null) as Facts[string]]));

/** Every event about security, money, or users' work with their systems. Others are not logged. */
const acts: Record<string, Act> = {
  'user.registered': { target: user, bySelf: 'anybody' },
  'user.verified': { target: user, bySelf: 'guest' },
  'user.suspended': { target: user },
  'user.activated': { target: user },
  'user.passwordChanged': { target: user, bySelf: 'guest' },
  'user.loggedIn': { target: user, bySelf: 'anybody' },
  'user.deleted': { target: user },
  'user.acted': {
    action: ({ act }) => `user.${act}`,
    target: user,
    facts: ({ tokenId, passkeyId, count }): Facts => ({
      ...(typeof tokenId === 'number' && { tokenId }),
      ...(typeof passkeyId === 'number' && { passkeyId }),
      ...(typeof count === 'number' && { count }),
    }),
  },
  'organisation.created': { target: organisation },
  'organisation.updated': { target: organisation },
  'organisation.deleted': { target: organisation },
  'membership.changed': {
    action: ({ joined }) => (joined ? 'membership.began' : 'membership.changed'),
    target: user,
    facts: pick('organisationId', 'role'),
  },
  'membership.ended': { target: user, facts: pick('organisationId') },
  'organisation.acted': {
    action: ({ act }) => `organisation.${act}`,
    target: organisation,
    facts: (data): Facts => {
      if (data.act === 'blankFilled') return pick('assessmentId', 'documentType')(data);
      if (Array.isArray(data.attributes)) return { attributes: data.attributes.join(', ') };
      const { linkId, tokenId } = data;
      return { ...(typeof linkId === 'number' && { linkId }), ...(typeof tokenId === 'number' && { tokenId }) };
    },
  },
  'link.used': { target: organisation, facts: pick('linkId') },
  'request.sent': { target: at('system', 'systemId'), facts: pick('linkId', 'answers') },
  'proposal.decided': {
    action: ({ what, accepted }) => `proposal.${what}${accepted ? 'Accepted' : 'Declined'}`,
    target: at('system', 'systemId'),
    facts: pick('linkId'),
  },
  'system.created': { target: systemOf },
  'system.updated': { target: systemOf },
  'system.factsChanged': {
    target: at('system', 'systemId'),
    facts: ({ changed }): Facts => ({ changed: Array.isArray(changed) ? changed.join(', ') : '' }),
  },
  'ownFields.changed': {
    action: ({ act }) => `ownField.${act}`,
    target: organisation,
    facts: ({ name, values }): Facts => ({
      field: String(name),
      ...(typeof values === 'number' && values > 0 && { values }),
    }),
  },
  'organisationDuties.changed': {
    action: ({ act }) => `organisationDuty.${act}`,
    target: organisation,
    facts: ({ dutyId, duties }): Facts => {
      const duty = (duties as { id: string; answer: string; reviewOn: string }[]).find(({ id }) => id === dutyId);
      return { duty: String(dutyId), answer: duty?.answer ?? null, reviewOn: duty?.reviewOn ?? null };
    },
  },
  'system.archived': {
    action: ({ act }) => `system.${act}`,
    target: at('system', 'systemId'),
    facts: pick('heldUntil'),
  },
  'system.restored': { target: at('system', 'systemId') },
  'system.deleted': {
    action: ({ reason }) => (typeof reason === 'string' ? 'system.erased' : 'system.deleted'),
    target: at('system', 'systemId'),
  },
  'policy.changed': {
    action: ({ act }) => `policy.${act}`,
    target: organisation,
    facts: pick('policyId', 'number'),
  },
  'managementRecord.changed': {
    action: ({ act }) => `managementRecord.${act}`,
    target: organisation,
    facts: pick('recordId', 'kind'),
  },
  'system.joined': { target: at('system', 'keptId'), facts: pick('goneId') },
  'system.lawChangeKept': {
    target: at('system', 'systemId'),
    facts: pick('assessmentId', 'jurisdiction', 'bankVersion'),
  },
  'assessment.started': { target: at('assessment', 'assessmentId'), facts: pick('aiSystemId', 'jurisdiction') },
  'assessment.discarded': { target: at('assessment', 'assessmentId'), facts: pick('aiSystemId', 'jurisdiction') },
  'assessment.completed': {
    target: at('assessment', 'assessmentId'),
    facts: data => ({ ...pick('jurisdiction')(data), riskLevel: (data.result as { riskLevel: string }).riskLevel }),
  },
  'report.reviewed': { action: ({ state }) => `report.${state}`, target: at('assessment', 'assessmentId') },
  'action.changed': {
    action: ({ act }) => `action.${act}`,
    target: at('action', 'actionId'),
    facts: pick('systemId', 'state', 'due'),
  },
  'document.generated': { target: at('assessment', 'assessmentId'), facts: pick('documentType', 'number') },
  'document.reviewed': {
    action: ({ state }) => `document.${state}`,
    target: at('assessment', 'assessmentId'),
    facts: pick('documentType', 'number'),
  },
  'document.failed': { target: at('assessment', 'assessmentId'), facts: pick('documentType') },
  'evidence.uploaded': { target: at('evidence', 'evidenceId'), facts: pick('assessmentId', 'replaces') },
  'evidence.described': { target: at('evidence', 'evidenceId') },
  'evidence.linked': {
    target: at('evidence', 'evidenceId'),
    facts: pick('kind', 'systemId', 'jurisdiction', 'target'),
  },
  'evidence.unlinked': {
    target: at('evidence', 'evidenceId'),
    facts: pick('kind', 'systemId', 'jurisdiction', 'target'),
  },
  'evidence.removed': { target: at('evidence', 'evidenceId') },
  'evidence.removedEverywhere': { target: at('evidence', 'evidenceId') },
  'evidence.downloaded': { target: at('evidence', 'evidenceId') },
  'bundle.downloaded': { target: at('assessment', 'assessmentId'), facts: pick('root') },
  'qms.assessed': { target: at('assessment', 'assessmentId'), facts: pick('complete', 'total') },
  'subscription.changed': { target: user, facts: pick('plan', 'status') },
  'document.purchased': { target: at('purchase', 'purchaseId'), facts: money('documentType', 'assessmentId') },
  'document.purchaseRevoked': { target: at('purchase', 'purchaseId'), facts: money('documentType', 'assessmentId') },
  'payment.recorded': { target: at('payment', 'paymentId'), facts: money('what', 'returned') },
  'payment.failed': { target: user, facts: pick('what', 'testMode') },
  'paymentSettings.changed': { target: nothing, facts: pick('sandboxMode') },
  'activityLog.retentionChanged': { target: nothing, facts: pick('days') },
  'activityLog.pruned': { target: nothing, facts: pick('entries', 'upTo') },
  'list.exported': { target: nothing, facts: pick('list') },
  'systems.viewed': { target: user },
  'readModels.cleared': { target: nothing },
  'job.retried': { target: at('queue', 'queue'), facts: pick('jobId', 'jobs') },
  'job.discarded': { target: at('queue', 'queue'), facts: pick('jobId') },
};

/** The log entry for an event, or null if the event is not logged. */
export function activityOf({ id, name, at: when, origin, data }: Told): Omit<Activity, 'privately'> | null {
  const act = acts[name];
  // Document sales have their own entry, with more detail.
  if (!act || (name === 'payment.recorded' && data.what === 'document')) return null;
  const asker = origin?.userId ?? null;
  const isSelf = act.bySelf === 'anybody' || (act.bySelf === 'guest' && asker === null);
  return {
    eventId: id,
    at: new Date(when),
    action: act.action?.(data) ?? name,
    who: origin && isSelf ? Number(data.userId) : asker,
    target: act.target(data),
    facts: { ...act.facts?.(data), ...(origin?.by && { by: origin.by }) },
  };
}

export type Told = {
  id: string;
  name: string;
  at: string;
  origin?: { userId: number | null; address: string; agent: string; by?: 'provisioning' | undefined } | undefined;
  data: Data;
};

/** The part stored next to the chain. */
export function privateOriginOf({ origin, data }: Told, salt: string): Private | null {
  const reason = typeof data.reason === 'string' ? data.reason : null;
  if (!origin) return null;
  return { address: origin.address, agent: origin.agent, reason, salt };
}

function systemOf({ system }: Data): Target {
  return { kind: 'system', id: String((system as { id: number }).id) };
}

function money(...others: string[]) {
  return pick('amount', 'currency', 'testMode', ...others);
}

function nothing(): null {
  return null;
}

/** Events whose log entries are named after the act in their data. */
const severalInOne: string[] = [
  UserActed,
  OrganisationActed,
  ReportReviewed,
  ActionChanged,
  OwnFieldsChanged,
  OrganisationDutiesChanged,
  PolicyChanged,
  ManagementRecordChanged,
  DocumentReviewed,
  ProposalDecided,
].map(({ name }) => name);

/** All possible actions of an entry. */
export const actions = [
  ...Object.keys(acts).filter(name => !severalInOne.includes(name)),
  'membership.began',
  'system.held',
  'system.erased',
  ...UserActed.data.shape.act.options.map(act => `user.${act}`),
  ...OrganisationActed.data.shape.act.options.map(act => `organisation.${act}`),
  ...ReviewState.options.map(state => `report.${state}`),
  ...ActionAct.options.map(act => `action.${act}`),
  ...['added', 'changed', 'removed'].map(act => `ownField.${act}`),
  ...['answered', 'withdrawn', 'reviewMoved'].map(act => `organisationDuty.${act}`),
  ...PolicyChanged.data.shape.act.options.map(act => `policy.${act}`),
  ...ManagementRecordChanged.data.shape.act.options.map(act => `managementRecord.${act}`),
  ...DocumentReviewState.options.map(state => `document.${state}`),
  ...ProposalDecided.data.shape.what.options.flatMap(what => [`proposal.${what}Accepted`, `proposal.${what}Declined`]),
].sort();
