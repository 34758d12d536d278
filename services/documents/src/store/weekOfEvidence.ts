import { type DueThing, MAX_NAMED, type Week } from '@aicp/contracts/emails/digest';
import { WITHOUT_ARCHIVED } from '@aicp/service/store/archives';
import { Files } from './evidence.ts';

type Counts = { userId: number; organisationId: number; overdue: number; due: number; first: DueThing[] };

/** Of each person whose files they are, in each organisation: what has expired before a week, and expires in it; none of retired or archived systems. */
export async function countWeek({ monday, sunday }: Week): Promise<Counts[]> {
  const standing = { removedAt: null, takenOutAt: null, replacedBy: null, left: { $ne: true } };
  const one = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });
  return Files.aggregate<Counts>([
    { $match: { ...standing, validUntil: { $gt: '', $lte: sunday } } },
    { $lookup: { from: 'registers', localField: 'systemId', foreignField: '_id', as: 'register' } },
    { $match: { 'register.facts.status': { $ne: 'retired' } } },
    ...WITHOUT_ARCHIVED,
    {
      $group: {
        _id: { userId: '$userId', organisationId: { $ifNull: ['$organisationId', '$userId'] } },
        overdue: one({ $lt: ['$validUntil', monday] }),
        due: one({ $gte: ['$validUntil', monday] }),
        first: {
          $topN: {
            n: MAX_NAMED,
            sortBy: { validUntil: 1, _id: 1 },
            output: { title: '$name', day: '$validUntil', kind: null, systemId: { $ifNull: ['$systemId', null] } },
          },
        },
      },
    },
    {
      $project: { _id: 0, userId: '$_id.userId', organisationId: '$_id.organisationId', overdue: 1, due: 1, first: 1 },
    },
  ]);
}
