import { MAX_MANAGEMENT_RECORDS, MAX_POLICIES } from '@aicp/contracts/limits';
import { signedIn } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import { approvedVersion, latestVersion, type Policy, type PolicyAcknowledgement } from '../domain/policy.ts';
import { listManagementRecords } from '../store/managementRecords.ts';
import { findPolicy, listPolicies, listReviewedPolicies } from '../store/policies.ts';
import {
  addManagementRecord,
  removeManagementRecord,
  updateManagementRecord,
} from '../use-cases/manageManagementRecords.ts';
import {
  addPolicy,
  approvePolicy,
  confirmPolicyRead,
  removePolicy,
  updatePolicy,
} from '../use-cases/managePolicies.ts';
import { dutyResolvers } from './dutyResolvers.ts';
import type { GraphContext } from './loaders.ts';
import type { Resolvers } from './resolvers.generated.ts';

const MAX_MEMBERS = 1_000;
const MAX_DATES = 100;

const atMost = (first: number, most: number) => Math.min(Math.max(first, 1), most);
const personOf = (id: number | null) => (id === null ? null : { id: String(id) });

/** The readers of the approved version, and the members who have not read it; none before an approval. */
async function readersOf(policy: Policy, { loaders }: GraphContext) {
  const approved = approvedVersion(policy);
  if (!approved) return { acknowledgements: [] as PolicyAcknowledgement[], read: 0, unread: [] as number[] };
  const [all, members] = await Promise.all([loaders.acknowledgements.load(policy.id), loaders.memberIds.load('mine')]);
  const acknowledgements = all.filter(({ number }) => number === approved.number);
  const readers = new Set(acknowledgements.map(({ userId }) => userId));
  const unread = members.filter(id => !readers.has(id));
  return { acknowledgements, read: members.length - unread.length, unread };
}

const afterOf = (after: string | null | undefined) => (after ? idOrNotFound(after, 'Page') : undefined);

export const policyQueries = {
  policies: (_root, { first, after }, { actor }) =>
    listPolicies(signedIn(actor).organisationId, atMost(first, MAX_POLICIES), afterOf(after)),
  async policy(_root, { id }, { actor }) {
    const policy = await findPolicy(signedIn(actor).organisationId, idOrNotFound(id, 'Policy'));
    if (!policy) throw notFound('Policy');
    return policy;
  },
  policyDates: (_root, { first }, { actor }) =>
    listReviewedPolicies(signedIn(actor).organisationId, atMost(first, MAX_DATES)),
  managementRecords: (_root, { first, after }, { actor }) =>
    listManagementRecords(signedIn(actor).organisationId, atMost(first, MAX_MANAGEMENT_RECORDS), afterOf(after)),
} satisfies Resolvers['Query'];

export const policyMutations = {
  addPolicy: (_root, { input }, ctx) => addPolicy(ctx, input),
  updatePolicy: (_root, { id, input }, ctx) => updatePolicy(ctx, id, input),
  removePolicy: (_root, { id }, ctx) => removePolicy(ctx, id),
  approvePolicy: (_root, { id, input }, ctx) => approvePolicy(ctx, id, input),
  confirmPolicyRead: (_root, { id, input }, ctx) => confirmPolicyRead(ctx, id, input),
  addManagementRecord: (_root, { input }, ctx) => addManagementRecord(ctx, input),
  updateManagementRecord: (_root, { id, input }, ctx) => updateManagementRecord(ctx, id, input),
  removeManagementRecord: (_root, { id }, ctx) => removeManagementRecord(ctx, id),
} satisfies Resolvers['Mutation'];

/** The data of the organisation as a whole. */
export const organisationTypes = {
  ...dutyResolvers,
  Policy: {
    owner: ({ ownerId }) => personOf(ownerId),
    latest(policy) {
      const latest = latestVersion(policy);
      if (!latest) throw notFound('Policy');
      return latest;
    },
    approved: policy => approvedVersion(policy) ?? null,
    versions: ({ versions }, { first }) => versions.slice(0, Math.max(first, 1)),
    readBy: async (policy, { first }, context) =>
      (await readersOf(policy, context)).acknowledgements.slice(0, atMost(first, MAX_MEMBERS)),
    unreadBy: async (policy, { first }, context) =>
      (await readersOf(policy, context)).unread.slice(0, atMost(first, MAX_MEMBERS)).map(id => ({ id: String(id) })),
    readCount: async (policy, _args, context) => (await readersOf(policy, context)).read,
    unreadCount: async (policy, _args, context) => (await readersOf(policy, context)).unread.length,
    async youReadAt(policy, _args, context) {
      const { userId } = signedIn(context.actor);
      const { acknowledgements } = await readersOf(policy, context);
      return acknowledgements.find(acknowledgement => acknowledgement.userId === userId)?.at ?? null;
    },
  },
  PolicyVersion: {
    text: ({ text }) => text ?? null,
    evidenceId: ({ evidenceId }) => (evidenceId === null ? null : String(evidenceId)),
    writtenBy: ({ writtenBy }) => ({ id: String(writtenBy) }),
    approvedBy: ({ approvedBy }) => personOf(approvedBy),
  },
  PolicyReceipt: {
    member: ({ userId }) => ({ id: String(userId) }),
  },
  ManagementRecord: {
    evidenceId: ({ evidenceId }) => (evidenceId === null ? null : String(evidenceId)),
    writtenBy: ({ writtenBy }) => ({ id: String(writtenBy) }),
  },
} satisfies Resolvers;
