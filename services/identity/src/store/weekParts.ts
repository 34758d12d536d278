import type { WeekPart } from '@aicp/contracts/emails/digest';
import { collection } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** What services have told of people's weeks, until the Monday digest is written. */
type Row = WeekPart & { _id: string; at: Date };

const DAYS_KEPT = 14;

const WeekParts = collection<Row>(
  'week_parts',
  {
    /** Week, person, organisation and part: what is told again takes its place. */
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

/** What is known of someone's week. */
export async function listWeekParts(userId: number, week: string): Promise<WeekPart[]> {
  return WeekParts.find({ week, userId }, { _id: 0, at: 0 }).lean();
}

/** Of whose week something is known, in ascending order of number. */
export async function listUsersWithParts(week: string, after: number, limit: number): Promise<number[]> {
  const groups = await WeekParts.aggregate<{ _id: number }>([
    { $match: { week, userId: { $gt: after } } },
    { $group: { _id: '$userId' } },
    { $sort: { _id: 1 } },
    { $limit: limit },
  ]);
  return groups.map(({ _id }) => _id);
}

/** Those of someone, everywhere or in an organisation that they leave. */
export async function deleteWeekPartsOf(
  { session }: Transaction,
  of: { userId: number; organisationId?: number },
): Promise<void> {
  await WeekParts.deleteMany(of, { session });
}

/** A system that is deleted is named no more, nor is what was to be done about it. */
export async function clearSystemTitles(
  { session }: Transaction,
  { organisationId, systemId }: { organisationId: number; systemId: number },
): Promise<void> {
  const naming = { organisationId, 'first.systemId': systemId };
  await WeekParts.updateMany(naming, { $pull: { first: { systemId } } }, { session });
}

/** Deletes a page of those of an organisation. Returns how many. */
export async function removeWeekParts(tx: Transaction, of: { organisationId: number }, limit: number): Promise<number> {
  return (await deleteBatch(WeekParts, tx, of, limit)).length;
}

/** For the export of everything that a user has. */
export async function findWeekPartsForExport(userId: number): Promise<object[]> {
  return WeekParts.find({ userId }, { _id: 0, userId: 0 }).sort({ week: 1 }).lean();
}
