import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { type ExportSection, pageRows } from '@aicp/service/store/exportPage';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';

/** The review of a report; its id is the report's. */
export type Review = {
  id: number;
  organisationId: number;
  systemId: number;
  state: 'sent' | 'approved' | 'changesAsked';
  /** The requested reviewer; null if none was requested, or they have left. */
  reviewerId: number | null;
  sentBy: number | null;
  sentAt: Date | null;
  decidedBy: number | null;
  decidedAt: Date | null;
  comment: string | null;
  /** The function in which the member approved, in the member's own words. */
  function: string | null;
  /** The hash of the approved report (`hashOf`). */
  hash: string | null;
};

const Reviews = collection<Stored<Review>>(
  'reviews',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    systemId: { type: Number, required: true },
    state: { type: String, required: true },
    reviewerId: { type: Number, default: null },
    sentBy: { type: Number, default: null },
    sentAt: { type: Date, default: null },
    decidedBy: { type: Number, default: null },
    decidedAt: { type: Date, default: null },
    comment: { type: String, default: null },
    function: { type: String, default: null },
    hash: { type: String, default: null },
  },
  [
    [{ organisationId: 1, _id: 1 }],
    [{ organisationId: 1, reviewerId: 1, state: 1, _id: 1 }],
    [{ organisationId: 1, sentBy: 1, state: 1, _id: 1 }],
    [{ decidedBy: 1 }],
  ],
);

export async function findReview(id: number, session: ClientSession): Promise<Review | null> {
  const review = await Reviews.findById(id, null, { session }).lean();
  return review && withId(review);
}

/** In the order of `ids`; null for unknown or others' reviews. */
export async function listReviews(organisationId: number, ids: readonly number[]): Promise<(Review | null)[]> {
  const reviews = await Reviews.find({ _id: mongoose.trusted({ $in: ids }), organisationId }).lean();
  const byId = new Map(reviews.map(review => [review._id, withId(review)]));
  return ids.map(id => byId.get(id) ?? null);
}

/** The most reviews shown to one member. */
const MAX_WAITING = 100;

/** The reviews that await a member, by report: requested from them, or sent back to them. */
export async function listWaiting(organisationId: number, userId: number): Promise<Review[]> {
  const waiting = [
    { organisationId, reviewerId: userId, state: 'sent' as const },
    { organisationId, sentBy: userId, state: 'changesAsked' as const },
  ];
  return (await Reviews.find({ $or: waiting }).sort({ _id: 1 }).limit(MAX_WAITING).lean()).map(withId);
}

export async function upsertReview({ session }: Transaction, { id, ...review }: Review): Promise<void> {
  await Reviews.updateOne({ _id: id }, review, { session, upsert: true });
}

/** Deletes one batch of the reviews of reports on a system, or on every system of an organisation. Returns how many. */
export async function removeReviews(
  tx: Transaction,
  of: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number> {
  return (await deleteBatch(Reviews, tx, of, limit)).length;
}

/** Clears a reviewer who has left, so that another can be requested. */
export async function clearReviewer(
  { session }: Transaction,
  { organisationId, userId }: { organisationId: number; userId: number },
): Promise<void> {
  await Reviews.updateMany({ organisationId, reviewerId: userId, state: 'sent' }, { reviewerId: null }, { session });
}

/** Removes the function of a deleted user from a page of reviews that they decided; returns how many. */
export async function anonymiseReviews({ session }: Transaction, userId: number, limit: number): Promise<number> {
  const named = { decidedBy: userId, function: mongoose.trusted({ $ne: null }) };
  const found = await Reviews.find(named, { _id: 1 }, { session }).limit(limit).lean();
  const these = { _id: mongoose.trusted({ $in: found.map(({ _id }) => _id) }) };
  await Reviews.updateMany(these, { function: null }, { session });
  return found.length;
}

/** For exports. */
export function reviewSection(of: { organisationId: number; decidedBy?: number }): ExportSection {
  return { collection: 'reviews', read: (after, limit) => pageRows(Reviews, of, after, limit) };
}

export function reassignReviews(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(Reviews, tx, merged);
}
