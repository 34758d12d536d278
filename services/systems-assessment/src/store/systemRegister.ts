import { ownName } from '@aicp/compliance/law/systemFacts/ownNames';
import type { OwnField } from '@aicp/contracts/inputs/ownFieldInputs';
import type { RegisterFilter } from '@aicp/contracts/inputs/systemRegisterInputs';
import mongoose from 'mongoose';
import { NAME_COLLATION } from './ledgerSorts.ts';
import { Systems } from './systems.ts';

/** Sort keys of the list of all systems, after joining the recorded facts. */
const KEYS = {
  newest: null,
  name: '$name',
  law: '$jurisdiction',
  risk: '$latestAssessment.standing.urgency.level',
  status: '$facts.status',
  owner: '$ownerId',
  version: '$facts.version',
  supplier: '$facts.supplier',
  nextReview: '$facts.nextReview',
  completeness: {
    $size: {
      $filter: {
        input: { $objectToArray: { $ifNull: ['$facts', {}] } },
        cond: { $ne: [{ $substrCP: ['$$this.k', 0, 4] }, 'own:'] },
      },
    },
  },
} as const;

export type RegisterSort = keyof typeof KEYS;
export const REGISTER_SORTS = Object.keys(KEYS) as RegisterSort[];

type Page = {
  filter: RegisterFilter;
  ownFields: readonly OwnField[];
  sort: RegisterSort;
  reversed: boolean;
  first: number;
  skip: number;
};

/** A page of the list of all systems, as numbers, and how many match. Takes one read, however long the list is. */
export async function pageOfRegister(
  organisationId: number,
  { filter, ownFields, sort, reversed, first, skip }: Page,
): Promise<{ matchCount: number; ids: number[] }> {
  const [found] = await Systems.aggregate<{ matches: { count: number }[]; page: { _id: number }[] }>([
    { $match: { organisationId, isArchived: filter.archived ?? false, ...ownedBy(filter), ...underLaw(filter) } },
    {
      $lookup: {
        from: 'system_facts',
        localField: '_id',
        foreignField: '_id',
        pipeline: [{ $project: { facts: 1 } }],
        as: 'record',
      },
    },
    { $set: { facts: { $first: '$record.facts' } } },
    { $match: matching(filter, ownFields) },
    { $set: { key: KEYS[sort] } },
    { $set: { isMissing: { $eq: [{ $ifNull: ['$key', null] }, null] } } },
    {
      $facet: {
        matches: [{ $count: 'count' }],
        page: [{ $sort: orderOf(sort, reversed) }, { $skip: skip }, { $limit: first }, { $project: { _id: 1 } }],
      },
    },
  ]).collation(NAME_COLLATION);
  return { matchCount: found?.matches[0]?.count ?? 0, ids: found?.page.map(({ _id }) => _id) ?? [] };
}

/** Missing values come last in either direction. */
function orderOf(sort: RegisterSort, reversed: boolean): Record<string, 1 | -1> {
  const [up, down] = reversed ? ([-1, 1] as const) : ([1, -1] as const);
  if (sort === 'newest') return { _id: down };
  return { isMissing: 1, key: sort === 'risk' ? down : up, _id: -1 };
}

const ownedBy = ({ ownerId, noOwner }: RegisterFilter) => (noOwner ? { ownerId: null } : ownerId ? { ownerId } : {});

const underLaw = ({ jurisdiction }: RegisterFilter) =>
  jurisdiction ? { $or: [{ jurisdiction }, { 'otherLaw.jurisdiction': jurisdiction }] } : {};

const SEARCHED = ['name', 'facts.reference', 'facts.department', 'facts.supplier'];

function matching({ status, search, own }: RegisterFilter, ownFields: readonly OwnField[]) {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  const searched = [...SEARCHED, ...ownFields.map(({ name }) => `facts.${ownName(name)}`)];
  return {
    ...(own && inOwnField(own, ownFields)),
    ...(status && { 'facts.status': status === 'none' ? null : status }),
    ...(words.length > 0 && {
      $and: words.map(word => ({ $or: searched.map(field => ({ [field]: contains(word) })) })),
    }),
  };
}

/** Choices and dates match as a whole; a field that does not exist is empty everywhere. */
function inOwnField({ name, value }: NonNullable<RegisterFilter['own']>, ownFields: readonly OwnField[]) {
  const kind = ownFields.find(field => field.name === name)?.kind;
  const isWhole = kind === 'choice' || kind === 'date';
  return { [`facts.${ownName(name)}`]: value ? (isWhole ? value : contains(value)) : null };
}

const contains = (word: string) =>
  mongoose.trusted({ $regex: word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'), $options: 'i' });

/** The number of an organisation's systems in use, or archived, under any law. */
export function countRegister(organisationId: number, isArchived: boolean): Promise<number> {
  return Systems.countDocuments({ organisationId, isArchived });
}
