import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { pageRows } from '@aicp/service/store/exportPage';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';
import type { SupplierRequest } from '../domain/supplierRequest.ts';

const { Mixed } = mongoose.Schema.Types;

const Requests = collection<Stored<SupplierRequest>>(
  'supplier_requests',
  {
    _id: { type: Number, required: true },
    version: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    systemId: { type: Number, required: true },
    system: { type: String, required: true },
    label: { type: String, default: null },
    questions: { type: Mixed, required: true },
    draft: { type: Mixed, default: {} },
    proposals: { type: Mixed, default: [] },
    sends: { type: Number, default: 0 },
    sentAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
  },
  [
    [{ organisationId: 1, systemId: 1, _id: -1 }],
    [{ organisationId: 1, _id: 1 }],
    [{ organisationId: 1, 'proposals.state': 1, systemId: 1 }],
  ],
);

/** Per system in a list: the latest ones. */
const MAX_REQUESTS = 20;

/** Stores the questions once; a repeated event changes nothing. */
export async function insertRequestOnce({ session }: Transaction, { id, ...request }: SupplierRequest): Promise<void> {
  await Requests.updateOne({ _id: id }, { $setOnInsert: request }, { upsert: true, session });
}

export async function findRequest(
  organisationId: number,
  id: number,
  session?: ClientSession,
): Promise<SupplierRequest | null> {
  const found = await Requests.findOne({ _id: id, organisationId }, null, { session }).lean();
  return found && withId(found);
}

type Change = Partial<Pick<SupplierRequest, 'draft' | 'proposals' | 'sends' | 'sentAt' | 'endedAt'>>;

/** @returns the changed request */
export async function changeRequest(
  { session }: Transaction,
  request: SupplierRequest,
  change: Change,
): Promise<SupplierRequest> {
  const changed = { ...change, version: request.version + 1 };
  await Requests.updateOne({ _id: request.id }, { $set: changed }, { session });
  return { ...request, ...changed };
}

/**
 * The latest requests of each system, newest first, in the order of `systemIds`. The caller must have checked the systems' organisation.
 */
export async function listRequests(organisationId: number, systemIds: readonly number[]): Promise<SupplierRequest[][]> {
  const found = await Requests.find({ organisationId, systemId: mongoose.trusted({ $in: systemIds }) })
    .sort({ _id: -1 })
    .limit(MAX_REQUESTS * systemIds.length)
    .lean();
  const bySystem = Map.groupBy(found.map(withId), ({ systemId }) => systemId);
  return systemIds.map(id => bySystem.get(id) ?? []);
}

/** The most systems shown. */
const MAX_ANSWERED = 100;

/** The systems whose suppliers have sent an undecided answer, newest first. */
export async function listAnswered(organisationId: number): Promise<number[]> {
  const found = await Requests.aggregate<{ _id: number }>([
    { $match: { organisationId, 'proposals.state': 'open' } },
    { $group: { _id: '$systemId' } },
    { $sort: { _id: -1 } },
    { $limit: MAX_ANSWERED },
  ]);
  return found.map(({ _id }) => _id);
}

/** Everyone's with ids above `after`, in ascending order of id: for publishing them again. */
export async function pageRequests(after: number, limit: number): Promise<SupplierRequest[]> {
  const above = { _id: mongoose.trusted({ $gt: after }) };
  return (await Requests.find(above).sort({ _id: 1 }).limit(limit).lean()).map(withId);
}

/** Deletes one. */
export async function removeRequest({ session }: Transaction, id: number): Promise<void> {
  await Requests.deleteOne({ _id: id }, { session });
}

/** Deletes one batch of the requests about a system or of an organisation; returns how many. */
export async function removeRequests(
  tx: Transaction,
  of: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number> {
  return (await deleteBatch(Requests, tx, of, limit)).length;
}

export function reassignRequests(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(Requests, tx, merged);
}

/** For the organisation's export. */
export function pageRequestsForExport(organisationId: number, after: number, limit: number): Promise<{ id: number }[]> {
  return pageRows(Requests, { organisationId }, after, limit);
}
