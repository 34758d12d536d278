import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { pageRows } from '@aicp/service/store/exportPage';
import { nextId } from '@aicp/service/store/serialIds';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';
import type { Policy, PolicyAcknowledgement } from '../domain/policy.ts';

const { Mixed } = mongoose.Schema.Types;
const fixed = { required: true, immutable: true } as const;

type Row = Stored<Policy> & {
  /** The review date that the last notification was about. */
  toldOf: string | null;
};

const Policies = collection<Row>(
  'policies',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, ...fixed },
    title: { type: String, required: true },
    ownerId: { type: Number, default: null },
    reviewOn: { type: String, default: null },
    toldOf: { type: String, default: null },
    duties: { type: Mixed, default: [] },
    versions: { type: Mixed, default: [] },
    createdBy: { type: Number, ...fixed },
    createdAt: { type: Date, ...fixed },
  },
  [[{ organisationId: 1, _id: 1 }], [{ reviewOn: 1, _id: 1 }]],
);

const Acknowledgements = collection<PolicyAcknowledgement & { _id: string }>(
  'policy_receipts',
  {
    _id: { type: String, required: true },
    organisationId: { type: Number, ...fixed },
    policyId: { type: Number, ...fixed },
    number: { type: Number, ...fixed },
    userId: { type: Number, ...fixed },
    at: { type: Date, ...fixed },
  },
  [[{ organisationId: 1, policyId: 1, number: 1 }], [{ organisationId: 1, userId: 1, _id: 1 }]],
);

const policyOf = ({ toldOf: _, ...row }: Row): Policy => withId(row);

/** Null if the organisation has no policy with this number. */
export async function findPolicy(organisationId: number, id: number, session?: ClientSession): Promise<Policy | null> {
  const found = await Policies.findOne({ _id: id, organisationId }, null, { session }).lean();
  return found && policyOf(found);
}

/** The policies with these numbers and their texts, newest first. */
export async function findPolicies(organisationId: number, ids: readonly number[]): Promise<Policy[]> {
  const found = await Policies.find({ organisationId, _id: mongoose.trusted({ $in: [...ids] }) })
    .sort({ _id: -1 })
    .lean();
  return found.map(policyOf);
}

/** The policies of an organisation with numbers below `after`, without their texts, newest first. */
export async function listPolicies(organisationId: number, limit: number, after?: number): Promise<Policy[]> {
  const older = after === undefined ? {} : { _id: mongoose.trusted({ $lt: after }) };
  const found = await Policies.find({ organisationId, ...older }, { 'versions.text': 0 })
    .sort({ _id: -1 })
    .limit(limit)
    .lean();
  return found.map(policyOf);
}

/** The policies of an organisation that have a review date, without their texts, soonest first. */
export async function listReviewedPolicies(organisationId: number, limit: number): Promise<Policy[]> {
  const found = await Policies.find({ organisationId, reviewOn: mongoose.trusted({ $gt: '' }) }, { 'versions.text': 0 })
    .sort({ reviewOn: 1, _id: 1 })
    .limit(limit)
    .lean();
  return found.map(policyOf);
}

/** The given files that are versions of policies. */
export async function listFilesOfPolicies(
  { session }: Transaction,
  organisationId: number,
  ids: readonly number[],
): Promise<number[]> {
  const named = { organisationId, 'versions.evidenceId': { $in: [...ids] } };
  const options = { projection: { 'versions.evidenceId': 1 }, session };
  const found = await Policies.collection.find<Pick<Policy, 'versions'>>(named, options).toArray();
  return found.flatMap(({ versions }) => versions.flatMap(({ evidenceId }) => evidenceId ?? []));
}

export function countPolicies({ session }: Transaction, organisationId: number): Promise<number> {
  return Policies.countDocuments({ organisationId }, { session });
}

export async function insertPolicy({ session }: Transaction, policy: Omit<Policy, 'id'>): Promise<Policy> {
  const id = await nextId('policies');
  await Policies.insertMany([{ ...policy, _id: id }], { session });
  return { ...policy, id };
}

type Change = Partial<Pick<Policy, 'title' | 'ownerId' | 'reviewOn' | 'duties' | 'versions'>>;

export async function updatePolicyRow({ session }: Transaction, id: number, change: Change): Promise<void> {
  await Policies.updateOne({ _id: id }, { $set: change }, { session });
}

/** Policies with ids above `after` whose review is due by that day and unreported, in ascending order. */
export async function pageDuePolicies(day: string, after: number, limit: number): Promise<Policy[]> {
  const found = await Policies.find(
    {
      reviewOn: mongoose.trusted({ $gt: '', $lte: day }),
      _id: mongoose.trusted({ $gt: after }),
      $expr: mongoose.trusted({ $ne: ['$toldOf', '$reviewOn'] }),
    },
    { 'versions.text': 0 },
  )
    .sort({ _id: 1 })
    .limit(limit)
    .lean();
  return found.map(policyOf);
}

/** Records a review's notification. False if already recorded, or the date has changed. */
export async function recordReviewTold({ session }: Transaction, { id, reviewOn }: Policy): Promise<boolean> {
  const untold = { _id: id, reviewOn, toldOf: mongoose.trusted({ $ne: reviewOn }) };
  const { modifiedCount } = await Policies.updateOne(untold, { toldOf: reviewOn }, { session });
  return modifiedCount === 1;
}

/** Removes a policy with its acknowledgements; an organisation has a bounded number of members. */
export async function deletePolicy({ session }: Transaction, { organisationId, id }: Policy): Promise<void> {
  await Policies.deleteOne({ _id: id }, { session });
  await Acknowledgements.deleteMany({ organisationId, policyId: id }, { session });
}

/** Leaves the policies of a former member without an owner. */
export async function clearPolicyOwner(
  { session }: Transaction,
  { organisationId, userId }: { organisationId: number; userId: number },
): Promise<void> {
  await Policies.updateMany({ organisationId, ownerId: userId }, { ownerId: null }, { session });
}

/** Stores an acknowledgement. Confirming again keeps the first date. */
export async function insertAcknowledgement(
  { session }: Transaction,
  acknowledgement: PolicyAcknowledgement,
): Promise<boolean> {
  const _id = `${acknowledgement.policyId}-${acknowledgement.number}-${acknowledgement.userId}`;
  const { upsertedCount } = await Acknowledgements.updateOne(
    { _id },
    { $setOnInsert: acknowledgement },
    { upsert: true, session },
  );
  return upsertedCount === 1;
}

/** The acknowledgements of all versions of policies, oldest first, in the order of `policyIds`. */
export async function listAcknowledgements(
  organisationId: number,
  policyIds: readonly number[],
): Promise<PolicyAcknowledgement[][]> {
  const found = await Acknowledgements.find({ organisationId, policyId: mongoose.trusted({ $in: policyIds }) }).lean();
  const byPolicy = Map.groupBy(found, ({ policyId }) => policyId);
  return policyIds.map(id => byPolicy.get(id)?.sort((one, other) => one.at.getTime() - other.at.getTime()) ?? []);
}

/** For the organisation's export. */
export function pagePolicies(organisationId: number, after: number, limit: number): Promise<{ id: number }[]> {
  return pageRows(Policies, { organisationId }, after, limit);
}

/** For exports, all at once: of an organisation, or a member's confirmations. */
export async function pageAcknowledgements(
  of: { organisationId: number; userId?: number },
  after: number,
): Promise<{ id: number; receipts: PolicyAcknowledgement[] }[]> {
  if (after > 0) return [];
  const receipts = await Acknowledgements.find(of, { _id: 0 }).lean();
  return receipts.length > 0 ? [{ id: 1, receipts }] : [];
}

/** Deletes one batch of the policies of an organisation. Returns how many. */
export async function removePolicies(tx: Transaction, organisationId: number, limit: number): Promise<number> {
  return (await deleteBatch(Policies, tx, { organisationId }, limit)).length;
}

/** Deletes one batch of the acknowledgements of an organisation. Returns how many. */
export async function removeAcknowledgements(tx: Transaction, organisationId: number, limit: number): Promise<number> {
  return (await deleteBatch(Acknowledgements, tx, { organisationId }, limit)).length;
}
