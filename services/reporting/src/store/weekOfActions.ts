import { type DueThing, MAX_NAMED, type Week } from '@aicp/contracts/emails/digest';
import { WITHOUT_ARCHIVED } from '@aicp/service/store/archives';
import { type Action, ordersBefore, UNFINISHED } from '../domain/action.ts';
import { Actions } from './actions.ts';

type Counts = { userId: number; organisationId: number; overdue: number; due: number; moved: number };
type Named = Pick<Action, 'title' | 'order' | 'systemId'>;

/** By owner and organisation: actions overdue or due in a week, and the number settled in the week before. */
export async function countWeek({ monday, sunday, before }: Week): Promise<(Counts & { first: DueThing[] })[]> {
  const { $gt } = ordersBefore();
  const isUnfinished = { $in: ['$state', UNFINISHED] };
  const isDay = [{ $gt: ['$order', $gt] }, { $lte: ['$order', sunday] }];
  const settled = {
    state: { $in: ['done', 'accepted', 'closed'] },
    stateAt: { $gte: new Date(before), $lt: new Date(monday) },
  };
  const isSettled = [{ $gte: ['$stateAt', settled.stateAt.$gte] }, { $lt: ['$stateAt', settled.stateAt.$lt] }];
  const one = (...conditions: (object | string)[]) => ({ $sum: { $cond: [{ $and: conditions }, 1, 0] } });
  const people = await Actions.aggregate<Counts & { named: Named[] }>([
    {
      $match: { ownerId: { $ne: null }, $or: [{ state: { $in: UNFINISHED }, order: { $gt, $lte: sunday } }, settled] },
    },
    ...WITHOUT_ARCHIVED,
    { $addFields: { isDue: { $and: [isUnfinished, ...isDay] } } },
    {
      $group: {
        _id: { userId: '$ownerId', organisationId: '$organisationId' },
        overdue: one('$isDue', { $lt: ['$order', monday] }),
        due: one('$isDue', { $gte: ['$order', monday] }),
        moved: one({ $in: ['$state', settled.state.$in] }, ...isSettled),
        named: {
          $topN: {
            n: MAX_NAMED,
            sortBy: { isDue: -1, order: 1, _id: 1 },
            output: { title: '$title', order: '$order', systemId: '$systemId', isDue: '$isDue' },
          },
        },
      },
    },
    {
      $project: {
        ...{ _id: 0, userId: '$_id.userId', organisationId: '$_id.organisationId', overdue: 1, due: 1, moved: 1 },
        named: { $filter: { input: '$named', cond: '$$this.isDue' } },
      },
    },
  ]);
  return people.map(({ named, ...counts }) => ({
    ...counts,
    first: named.map(({ title, order, systemId }) => ({ title, day: order, kind: null, systemId })),
  }));
}
