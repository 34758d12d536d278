import type { ActionFilter, ActionSort } from '@aicp/contracts/inputs/actionInputs';
import { listArchived } from '@aicp/service/store/archives';
import { withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type QueryFilter } from 'mongoose';
import { type Action, DUE_NOW, ordersBefore, severityRankOf, UNFINISHED } from '../domain/action.ts';
import { Actions } from './actions.ts';

type Filter = QueryFilter<Omit<Action, 'id'> & { _id: number }>;

/** The end of a page; `value` is the sort field, null in a list by date. */
export type Cursor = { value: string | number | null; order: string; id: number };

type Sorting = { sort: ActionSort; reversed: boolean };
export const BY_DAY: Sorting = { sort: 'due', reversed: false };

/** The field that a list is sorted by before the date. */
const PATHS = { owner: 'ownerId', system: 'systemName', severity: 'severityRank' } as const;

/** The cursor of a page that ends with this action. */
export function cursorOf(action: Action, { sort }: Sorting): Cursor {
  const values = { due: null, owner: action.ownerId, system: action.systemName, severity: severityRankOf(action) };
  return { value: values[sort], order: action.order, id: action.id };
}

function filterOf(
  organisationId: number,
  { systemId, jurisdiction, owner, unowned, states, overdue }: ActionFilter,
  { today, archived }: { today: string; archived: readonly number[] },
): Filter {
  const missable = UNFINISHED.filter(state => !states || states.includes(state));
  const wanted = overdue ? missable : states;
  return {
    organisationId,
    ...notOf(archived),
    ...(systemId && { systemId }),
    ...(jurisdiction && under(jurisdiction)),
    ...(owner ? { ownerId: owner } : unowned && { ownerId: null }),
    ...(wanted && { state: mongoose.trusted({ $in: wanted }) }),
    ...(overdue && { order: mongoose.trusted(ordersBefore(today)) }),
  };
}

/** Leaves out the actions of archived systems. An expression, so that the order of the list selects the index. */
const notOf = (archived: readonly number[]): Filter =>
  archived.length > 0 ? { $expr: mongoose.trusted({ $not: [{ $in: ['$systemId', [...archived]] }] }) } : {};

/** Actions under a law, and own actions about a system that is assessed under it. */
const under = (law: 'EU' | 'UK'): Filter => ({
  $or: [{ jurisdiction: law }, { jurisdiction: null, filesUnder: law }],
});

/** A page of the owned, unfinished actions of all organisations with a date in this range, by date. */
export async function pageOwned(
  { session }: Transaction,
  days: { after: string; upTo: string },
  after: Cursor | null,
  limit: number,
): Promise<Action[]> {
  const found = await Actions.find(
    {
      $and: [
        { ownerId: mongoose.trusted({ $ne: null }), state: mongoose.trusted({ $in: UNFINISHED }) },
        { order: mongoose.trusted({ $gt: days.after, $lte: days.upTo }) },
        furtherThan(after),
      ],
    },
    null,
    { session },
  )
    .sort({ order: 1, _id: 1 })
    .limit(limit)
    .lean();
  return found.map(withId);
}

/** The actions after a cursor. */
function furtherThan(after: Cursor | null, { sort, reversed }: Sorting = BY_DAY): Filter {
  if (!after) return {};
  const { value, order, id } = after;
  const beyond = (bound: unknown) => mongoose.trusted(reversed ? { $lt: bound } : { $gt: bound });
  const within = [{ order: beyond(order) }, { order, _id: beyond(id) }];
  if (sort === 'due') return { $or: within } as Filter;
  const path = PATHS[sort];
  const same = within.map(each => ({ [path]: value, ...each }));
  // Null sorts before every value, and cannot be compared.
  const further =
    value === null ? (reversed ? [] : [{ [path]: mongoose.trusted({ $ne: null }) }]) : [{ [path]: beyond(value) }];
  const last = value !== null && reversed ? [{ [path]: null }] : [];
  return { $or: [...same, ...further, ...last] } as Filter;
}

/** A page of an organisation's actions, by date unless sorted otherwise: actions due now first, those without a date last. */
export async function pageActions(
  organisationId: number,
  filter: ActionFilter,
  { today, after, first, ...sorting }: { today: string; after: Cursor | null; first: number } & Sorting,
): Promise<Action[]> {
  const archived = await listArchived(organisationId);
  if (filter.systemId && archived.includes(filter.systemId)) return [];
  const query = Actions.find({
    $and: [filterOf(organisationId, filter, { today, archived }), furtherThan(after, sorting)],
  })
    .sort(orderBy(sorting))
    .limit(first);
  // MongoDB would otherwise sort all matches of a state, however many there are.
  if (sorting.sort !== 'due') query.hint({ organisationId: 1, [PATHS[sorting.sort]]: 1, order: 1, _id: 1 });
  return (await query.lean()).map(withId);
}

function orderBy({ sort, reversed }: Sorting): Record<string, 1 | -1> {
  const way = reversed ? -1 : 1;
  return { ...(sort !== 'due' && { [PATHS[sort]]: way }), order: way, _id: way };
}

/** Unfinished actions with a date, soonest first; of one owner or everyone, under one law or both. */
export async function listActionDates(
  { organisationId, ownerId, jurisdiction }: { organisationId: number; ownerId?: number; jurisdiction?: 'EU' | 'UK' },
  limit: number,
): Promise<Action[]> {
  const found = await Actions.find({
    organisationId,
    ...notOf(await listArchived(organisationId)),
    ...(ownerId !== undefined && { ownerId }),
    ...(jurisdiction && under(jurisdiction)),
    state: mongoose.trusted({ $in: UNFINISHED }),
    order: mongoose.trusted(ordersBefore()),
  })
    .sort({ order: 1, _id: 1 })
    .limit(limit)
    .lean();
  return found.map(withId);
}

export type ActionCounts = Record<Action['state'] | 'overdue' | 'now', number>;

/** The number of actions in each state. */
export async function countActions(
  organisationId: number,
  { states: _, ...filter }: ActionFilter,
  today: string,
): Promise<ActionCounts> {
  const archived = await listArchived(organisationId);
  const { $gt, $lt } = ordersBefore(today);
  const missed = { $and: [{ $in: ['$state', UNFINISHED] }, { $gt: ['$order', $gt] }, { $lt: ['$order', $lt] }] };
  const isNow = { $and: [{ $in: ['$state', DUE_NOW.states] }, { $eq: ['$order', DUE_NOW.order] }] };
  const groups = await Actions.aggregate<{ _id: Action['state']; count: number; overdue: number; now: number }>([
    { $match: filterOf(organisationId, filter, { today, archived }) },
    {
      $group: {
        _id: '$state',
        count: { $sum: 1 },
        overdue: { $sum: { $cond: [missed, 1, 0] } },
        now: { $sum: { $cond: [isNow, 1, 0] } },
      },
    },
  ]);
  const counts: ActionCounts = { open: 0, doing: 0, done: 0, accepted: 0, closed: 0, overdue: 0, now: 0 };
  for (const { _id, count, overdue, now } of groups) {
    counts[_id] = count;
    counts.overdue += overdue;
    counts.now += now;
  }
  return counts;
}

/** The systems that have actions, newest first. */
export async function listSystemsWithActions(organisationId: number, limit: number): Promise<number[]> {
  const found = await Actions.aggregate<{ _id: number }>([
    { $match: { organisationId, systemId: { $ne: null }, ...notOf(await listArchived(organisationId)) } },
    { $group: { _id: '$systemId' } },
    { $sort: { _id: -1 } },
    { $limit: limit },
  ]);
  return found.map(({ _id }) => _id);
}

/** The number of completed actions of a system under one law, and their questions. */
export type Done = { systemId: number; jurisdiction: 'EU' | 'UK'; count: number; questionIds: string[] };

/** The systems with the most completed actions that only an assessment can close. */
export async function listDone(organisationId: number, limit: number): Promise<Done[]> {
  return Actions.aggregate<Done>([
    {
      $match: {
        organisationId,
        systemId: { $ne: null },
        ...notOf(await listArchived(organisationId)),
        state: 'done',
        jurisdiction: { $ne: null },
      },
    },
    {
      $group: {
        _id: { systemId: '$systemId', jurisdiction: '$jurisdiction' },
        count: { $sum: 1 },
        questionIds: { $addToSet: '$questionId' },
      },
    },
    { $sort: { count: -1, '_id.systemId': 1 } },
    { $limit: limit },
    {
      $project: {
        _id: 0,
        systemId: '$_id.systemId',
        jurisdiction: '$_id.jurisdiction',
        count: 1,
        // Some gaps follow from facts and have no question.
        questionIds: {
          $slice: [{ $sortArray: { input: { $setDifference: ['$questionIds', [null]] }, sortBy: 1 } }, 300],
        },
      },
    },
  ]);
}

/** The actions that reports under the law have opened, including organisation actions, for each of `systems` in their order. */
export async function listActionsOf(
  organisationId: number,
  systems: readonly { id: number; jurisdiction: Action['jurisdiction'] }[],
): Promise<Action[][]> {
  const found = await Actions.find({
    organisationId,
    systemId: mongoose.trusted({ $in: [...systems.map(({ id }) => id), null] }),
    jurisdiction: mongoose.trusted({ $in: [...new Set(systems.map(({ jurisdiction }) => jurisdiction))] }),
  })
    .sort({ _id: 1 })
    .lean();
  return systems.map(({ id, jurisdiction }) =>
    found.filter(row => (row.systemId ?? id) === id && row.jurisdiction === jurisdiction).map(withId),
  );
}
