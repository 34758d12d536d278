import { collection, type Stored, withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';
import type { GroupFilter, ProvisionedGroup } from '../domain/provisioned.ts';

type Row = Stored<ProvisionedGroup> & {
  /** Lower case. */
  displayNameKey: string;
};

const ProvisionedGroups = collection<Row>(
  'provisioned_groups',
  {
    _id: { type: String, required: true },
    organisationId: { type: Number, required: true },
    externalId: { type: String, default: null },
    displayName: { type: String, required: true },
    displayNameKey: { type: String, required: true },
    members: { type: [String], default: [] },
    createdAt: { type: Date, required: true },
    changedAt: { type: Date, required: true },
    version: { type: Number, default: 1 },
  },
  [
    [{ organisationId: 1, displayNameKey: 1 }, { unique: true }],
    [{ organisationId: 1, externalId: 1 }],
    [{ organisationId: 1, createdAt: 1, _id: 1 }],
    [{ members: 1 }],
  ],
);

const PUBLIC = { displayNameKey: 0 } as const;
const BY_AGE = { createdAt: 1, _id: 1 } as const;

const filterBy = (organisationId: number, { id, ...filter }: GroupFilter) => ({
  organisationId,
  ...filter,
  ...(id !== undefined && { _id: id }),
});

/**
 * The members in one answer. A page ends early once it has this many, plus the rest of one group, and the directory asks for the next
 * page.
 */
const MAX_MEMBERS_OF_A_PAGE = 5_000;

/**
 * Oldest first.
 * @returns at least one group, if there is one and it was requested
 */
export async function pageGroups(
  organisationId: number,
  filter: GroupFilter,
  { skip, limit, withMembers }: { skip: number; limit: number; withMembers: boolean },
): Promise<{ total: number; groups: ProvisionedGroup[] }> {
  const wanted = filterBy(organisationId, filter);
  const total = await ProvisionedGroups.countDocuments(wanted);
  if (limit === 0) return { total, groups: [] };
  // Without members the row still has an empty list of them.
  const shown = { ...PUBLIC, ...(!withMembers && { members: { $slice: 0 } }) } as typeof PUBLIC;
  const found = ProvisionedGroups.find(wanted, shown).sort(BY_AGE).skip(skip).limit(limit).lean();
  const groups: ProvisionedGroup[] = [];
  let members = 0;
  for await (const row of found.cursor({ batchSize: 10 })) {
    groups.push(withId(row));
    members += row.members.length;
    if (members > MAX_MEMBERS_OF_A_PAGE) break;
  }
  return { total, groups };
}

export async function countGroups(organisationId: number, session?: ClientSession): Promise<number> {
  return ProvisionedGroups.countDocuments({ organisationId }, { session });
}

export async function findGroup(
  organisationId: number,
  filter: GroupFilter,
  session?: ClientSession,
): Promise<ProvisionedGroup | null> {
  const found = await ProvisionedGroups.findOne(filterBy(organisationId, filter), PUBLIC, { session }).lean();
  return found && withId(found);
}

export async function listGroupsNamed(
  organisationId: number,
  names: readonly string[],
  session?: ClientSession,
): Promise<ProvisionedGroup[]> {
  const keys = names.map(name => name.toLowerCase());
  const wanted = { organisationId, displayNameKey: mongoose.trusted({ $in: keys }) };
  return (await ProvisionedGroups.find(wanted, PUBLIC, { session }).lean()).map(withId);
}

/** By name. */
export async function listGroupNames(organisationId: number, most: number): Promise<string[]> {
  const found = await ProvisionedGroups.find({ organisationId }, { displayName: 1 })
    .sort({ displayNameKey: 1 })
    .limit(most)
    .lean();
  return found.map(({ displayName }) => displayName);
}

/** @throws a duplicate key's error if the name is taken */
export async function upsertGroup({ session }: Transaction, { id, ...group }: ProvisionedGroup): Promise<void> {
  const set = { ...group, displayNameKey: group.displayName.toLowerCase() };
  await ProvisionedGroups.updateOne({ _id: id }, { $set: set }, { upsert: true, session });
}

/** Removes users from all of their groups. */
export async function dropMembers({ session }: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const those = mongoose.trusted({ $in: ids });
  await ProvisionedGroups.updateMany(
    { members: those },
    { $pull: { members: those }, $inc: { version: 1 } },
    { session },
  );
}

export async function deleteGroup({ session }: Transaction, id: string): Promise<void> {
  await ProvisionedGroups.deleteOne({ _id: id }, { session });
}

export async function deleteGroupsOf({ session }: Transaction, organisationId: number): Promise<void> {
  await ProvisionedGroups.deleteMany({ organisationId }, { session });
}
