import type { WeekPart } from '@aicp/contracts/emails/digest';
import { collection } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** Services' parts of members' weeks, until the Monday digest is written. */
type Row = WeekPart & { _id: string; at: Date };

const DAYS_KEPT = 14;

const WeekParts = collection<Row>(
  'week_parts',
  {
    /** Week, user, organisation and part: a repeated part replaces the earlier one. */
    _id: { type: String, required: true },
    userId: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    week: { type: String, required: true },
    part: { type: String, required: true },
    overdue: { type: Number, required: true },
    due: { type: Number, required: true },
    moved: { type: Number, required: true },
    first: { type: mongoose.Schema.Types.Mixed, default: [] },
    at: { type: Date, required: true },
  },
  [
    [{ week: 1, userId: 1 }],
    [{ userId: 1 }],
    [{ organisationId: 1 }],
    [{ at: 1 }, { expireAfterSeconds: DAYS_KEPT * 24 * 3600 }],
  ],
);

export async function upsertWeekPart({ session }: Transaction, part: WeekPart, at: Date): Promise<void> {
  const _id = `${part.week} ${part.userId} ${part.organisationId} ${part.part}`;
  await WeekParts.updateOne({ _id }, { ...part, at }, { session, upsert: true });
}

/** The known parts of someone's week. */
export async function listWeekParts(userId: number, week: string): Promise<WeekPart[]> {
  return WeekParts.find({ week, userId }, { _id: 0, at: 0 }).lean();
}

/** Users with parts of the week, in ascending order of id. */
export async function listUsersWithParts(week: string, after: number, limit: number): Promise<number[]> {
  const groups = await WeekParts.aggregate<{ _id: number }>([
    { $match: { week, userId: { $gt: after } } },
    { $group: { _id: '$userId' } },
    { $sort: { _id: 1 } },
    { $limit: limit },
  ]);
  return groups.map(({ _id }) => _id);
}

/** Deletes someone's parts, everywhere or in an organisation that they leave. */
export async function deleteWeekPartsOf(
  { session }: Transaction,
  of: { userId: number; organisationId?: number },
): Promise<void> {
  await WeekParts.deleteMany(of, { session });
}

/** Removes a deleted system's name, and its actions, from the parts. */
export async function clearSystemTitles(
  { session }: Transaction,
  { organisationId, systemId }: { organisationId: number; systemId: number },
): Promise<void> {
  const naming = { organisationId, 'first.systemId': systemId };
  await WeekParts.updateMany(naming, { $pull: { first: { systemId } } }, { session });
}

/** Deletes a batch of an organisation's parts. Returns their number. */
export async function removeWeekParts(tx: Transaction, of: { organisationId: number }, limit: number): Promise<number> {
  return (await deleteBatch(WeekParts, tx, of, limit)).length;
}

/** For a user's export of their data. */
export async function listWeekPartsForExport(userId: number): Promise<object[]> {
  return WeekParts.find({ userId }, { _id: 0, userId: 0 }).sort({ week: 1 }).lean();
}
