import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { collection } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import type { SupplierRequest } from '../domain/trail.ts';

/** A copy of how far a request to a supplier is, as last published. Its id is the link's. */
type Row = SupplierRequest & { _id: number; organisationId: number; systemId: number; version: number };

const Requests = collection<Row>(
  'supplier_requests',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    systemId: { type: Number, required: true },
    version: { type: Number, required: true },
    from: { type: String, default: null },
    asked: { type: Number, required: true },
    answered: { type: Number, required: true },
    accepted: { type: Number, required: true },
    declined: { type: Number, required: true },
    open: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
  },
  [[{ organisationId: 1, systemId: 1, _id: 1 }]],
);

/** Applies a newer version of a request. */
export async function upsertSupplierRequest({ session }: Transaction, { _id, ...request }: Row): Promise<void> {
  await Requests.updateOne({ _id }, { $setOnInsert: request }, { upsert: true, session });
  const older = { _id, version: mongoose.trusted({ $lt: request.version }) };
  await Requests.updateOne(older, request, { session });
}

/** As many as a room or a bundle lists. */
const MAX_LISTED = 50;

/** The newest requests about a system, oldest first, without those that were revoked before anything was answered. */
export async function listSupplierRequests(
  organisationId: number,
  systemId: number,
  tx?: Transaction,
): Promise<SupplierRequest[]> {
  const isShown = { $or: [{ endedAt: null }, { answered: mongoose.trusted({ $gt: 0 }) }] };
  const found = await Requests.find({ organisationId, systemId, ...isShown }, null, tx ? { session: tx.session } : {})
    .sort({ _id: -1 })
    .limit(MAX_LISTED)
    .lean();
  return found.reverse().map(({ from, asked, answered, accepted, declined, open, createdAt, expiresAt, endedAt }) => {
    return { from, asked, answered, accepted, declined, open, createdAt, expiresAt, endedAt };
  });
}

/** Deletes one batch of a system's supplier requests, or of all requests of an organisation. Returns how many. */
export async function removeSupplierRequests(
  tx: Transaction,
  of: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number> {
  return (await deleteBatch(Requests, tx, of, limit)).length;
}

export function reassignSupplierRequests(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(Requests, tx, merged);
}
