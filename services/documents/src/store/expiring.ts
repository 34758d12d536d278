import { type Ahead, addDays, reminderWindow } from '@aicp/contracts/emails/reminder';
import { listArchived } from '@aicp/service/store/archives';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import type { EvidenceFile } from '../domain/evidence.ts';
import { CURRENT, Files, fileOf } from './evidence.ts';
import { listRetired } from './registers.ts';

/** An expiring file, and the days left for which to remind now; 0: expired. */
export type Expiring = { file: EvidenceFile; ahead: Ahead | 0 };

/** Days after expiry in which a missed notification is still sent. */
const LATE_DAYS = 7;

/** Files that expire in this many days, or sooner if no reminder ran, whose owners have not been reminded; at most `limit`. */
export async function listExpiring(ahead: Ahead, today: string, limit: number): Promise<Expiring[]> {
  const found = await Files.find({ ...untold(ahead, today), ...CURRENT })
    .sort({ validUntil: 1 })
    .limit(limit)
    .lean();
  return found.map(row => ({ file: fileOf(row), ahead }));
}

/** Expired files without a notification; at most `limit`. */
export async function listExpired(today: string, limit: number): Promise<Expiring[]> {
  const validUntil = mongoose.trusted({ $gte: addDays(today, -LATE_DAYS), $lt: today });
  const found = await Files.find({ validUntil, told: mongoose.trusted({ $ne: 0 }), ...CURRENT })
    .sort({ validUntil: 1 })
    .limit(limit)
    .lean();
  return found.map(row => ({ file: fileOf(row), ahead: 0 }));
}

/** For a file uploaded late, or with a new expiry date, reminders are sent within the month and the week, not 90 days ahead. */
function untold(ahead: Ahead, today: string) {
  const { after, upTo } = reminderWindow(ahead, today);
  if (ahead === 90) return { told: null, validUntil: mongoose.trusted({ $gt: after, $lte: upTo }) };
  const notYet = mongoose.trusted({ $in: [null, 90] as const });
  if (ahead === 30) return { told: notYet, validUntil: mongoose.trusted({ $gt: addDays(today, 7), $lte: upTo }) };
  return { told: mongoose.trusted({ $ne: ahead }), validUntil: mongoose.trusted({ $gte: today, $lte: upTo }) };
}

/** Records reminders, except those that another process has recorded; returns the recorded ones. */
export async function recordNotified({ session }: Transaction, expiring: readonly Expiring[]): Promise<Expiring[]> {
  const rows = await Files.find(
    { _id: mongoose.trusted({ $in: expiring.map(({ file }) => file.id) }) },
    { told: 1, validUntil: 1 },
    { session },
  ).lean();
  const before = new Map(rows.map(row => [row._id, row]));
  const fresh = expiring.filter(({ file, ahead }) => {
    const row = before.get(file.id);
    return row && row.told !== ahead && row.validUntil === file.validUntil;
  });
  const writes = fresh.map(({ file, ahead }) => ({
    updateOne: { filter: { _id: file.id }, update: { $set: { told: ahead } } },
  }));
  if (writes.length > 0) await Files.bulkWrite(writes, { session });
  return fresh;
}

type Ending = Pick<EvidenceFile, 'id' | 'title'> & {
  validUntil: string;
  /** The file's links, in no order. */
  links: { systemId: number | null; jurisdiction: 'EU' | 'UK' | null }[];
};

/**
 * An organisation's current files with an expiry date, soonest first, expired ones included, without those of only retired or archived
 * systems.
 * @param jurisdiction only files linked under this law, or to no system
 */
export async function listEnding(
  { organisationId, jurisdiction }: { organisationId: number; jurisdiction?: 'EU' | 'UK' },
  limit: number,
): Promise<Ending[]> {
  const left = (await Promise.all([listRetired(organisationId), listArchived(organisationId)])).flat();
  return Files.aggregate<Ending>([
    { $match: { organisationId, validUntil: { $gt: '' }, ...CURRENT } },
    { $sort: { validUntil: 1, _id: 1 } },
    { $lookup: { from: 'evidence_links', localField: '_id', foreignField: 'fileId', as: 'links' } },
    {
      $match: {
        $or: [
          { links: { $size: 0 } },
          { links: { $elemMatch: { systemId: null } } },
          { links: { $elemMatch: { systemId: { $nin: left }, ...(jurisdiction && { jurisdiction }) } } },
        ],
      },
    },
    { $limit: limit },
    {
      $project: {
        _id: 0,
        id: '$_id',
        title: { $ifNull: ['$title', '$name'] },
        validUntil: 1,
        'links.systemId': 1,
        'links.jurisdiction': 1,
      },
    },
  ]);
}
