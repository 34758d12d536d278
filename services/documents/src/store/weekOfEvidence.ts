import { type DueThing, MAX_NAMED, type Week } from '@aicp/contracts/emails/digest';
import { CURRENT, Files } from './evidence.ts';

type Counts = { userId: number; organisationId: number; overdue: number; due: number; first: DueThing[] };

/** Files that expired before a week or expire in it, by owner and organisation, without those of only retired or archived systems. */
export async function countWeek({ monday, sunday }: Week): Promise<Counts[]> {
  const one = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });
  const systems = '$links.systemId';
  const retired = { $filter: { input: '$registers', cond: { $eq: ['$$this.facts.status', 'retired'] } } };
  const archived = { $filter: { input: '$archives', cond: '$$this.isArchived' } };
  const idsOf = (rows: object) => ({ $map: { input: rows, in: '$$this._id' } });
  return Files.aggregate<Counts>([
    { $match: { ...CURRENT, validUntil: { $gt: '', $lte: sunday } } },
    { $lookup: { from: 'evidence_links', localField: '_id', foreignField: 'fileId', as: 'links' } },
    { $lookup: { from: 'registers', localField: 'links.systemId', foreignField: '_id', as: 'registers' } },
    { $lookup: { from: 'archives', localField: 'links.systemId', foreignField: '_id', as: 'archives' } },
    {
      $set: {
        systems: { $setDifference: [systems, [null]] },
        left: { $setUnion: [idsOf(retired), idsOf(archived)] },
      },
    },
    {
      $match: {
        $expr: {
          $or: [
            { $eq: [{ $size: '$links' }, 0] },
            { $in: [null, systems] },
            { $gt: [{ $size: { $setDifference: ['$systems', '$left'] } }, 0] },
          ],
        },
      },
    },
    {
      $group: {
        _id: { userId: { $ifNull: ['$owner', '$userId'] }, organisationId: '$organisationId' },
        overdue: one({ $lt: ['$validUntil', monday] }),
        due: one({ $gte: ['$validUntil', monday] }),
        first: {
          $topN: {
            n: MAX_NAMED,
            sortBy: { validUntil: 1, _id: 1 },
            output: {
              title: { $ifNull: ['$title', '$name'] },
              day: '$validUntil',
              kind: null,
              // Named only if there is a single system.
              systemId: { $cond: [{ $eq: [{ $size: '$systems' }, 1] }, { $first: '$systems' }, null] },
            },
          },
        },
      },
    },
    {
      $project: { _id: 0, userId: '$_id.userId', organisationId: '$_id.organisationId', overdue: 1, due: 1, first: 1 },
    },
  ]);
}
