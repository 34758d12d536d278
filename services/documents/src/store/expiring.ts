import { type Ahead, addDays, reminderWindow } from '@aicp/contracts/emails/reminder';
import { listArchived } from '@aicp/service/store/archives';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import type { EvidenceFile } from '../domain/evidence.ts';
import { CURRENT, Files, fileOf } from './evidence.ts';
import { listRetired } from './registers.ts';

/** A file that expires, and how many days ahead people are told now; 0: once it has expired. */
export type Expiring = { file: EvidenceFile; ahead: Ahead | 0 };

/** People are told of a file that has expired up to so many days later, where nothing ran. */
const LATE_DAYS = 7;

/** Files that expire in so many days, or soon after that where nothing ran, and whose owners have not been told so; at most `limit`. */
export async function findExpiring(ahead: Ahead, today: string, limit: number): Promise<Expiring[]> {
  const found = await Files.find({ ...untold(ahead, today), ...CURRENT })
    .sort({ validUntil: 1 })
    .limit(limit)
    .lean();
  return found.map(row => ({ file: fileOf(row), ahead }));
}

/** Files that have expired, of which people have not been told so; at most `limit`. */
export async function findExpired(today: string, limit: number): Promise<Expiring[]> {
  const validUntil = mongoose.trusted({ $gte: addDays(today, -LATE_DAYS), $lt: today });
  const found = await Files.find({ validUntil, told: mongoose.trusted({ $ne: 0 }), ...CURRENT })
    .sort({ validUntil: 1 })
    .limit(limit)
    .lean();
  return found.map(row => ({ file: fileOf(row), ahead: 0 }));
}

/** Of a file that comes late, or whose end does, people are told within the month and the week, and not 90 days ahead. */
function untold(ahead: Ahead, today: string) {
  const { after, upTo } = reminderWindow(ahead, today);
  if (ahead === 90) return { told: null, validUntil: mongoose.trusted({ $gt: after, $lte: upTo }) };
  const notYet = mongoose.trusted({ $in: [null, 90] as const });
  if (ahead === 30) return { told: notYet, validUntil: mongoose.trusted({ $gt: addDays(today, 7), $lte: upTo }) };
  return { told: mongoose.trusted({ $ne: ahead }), validUntil: mongoose.trusted({ $gte: today, $lte: upTo }) };
}

/** Notes that owners were told, of those of whom no one else has noted it; returns these. */
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
  /** Its links, in no order. */
  links: { systemId: number | null; jurisdiction: 'EU' | 'UK' | null }[];
};

/**
 * Files of an organisation that stand and have an end, the soonest first; those that have expired are among them, and none that only
 * retired or archived systems have.
 * @param jurisdiction those alone that are linked under this law, or to no system
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
