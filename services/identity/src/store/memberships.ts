import type { Role } from '@aicp/contracts/rights/rights';
import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';

/** A membership in an organisation. When it ends it stays, without a name: its user's records are a member's. */
export type Membership = {
  organisationId: number;
  userId: number;
  role: Role;
  since: Date;
  /** The user who invited the member; for founders, their own id. Null if an identity provider or a directory added them. */
  broughtBy: number | null;
  endedAt: Date | null;
  /** The latest role changes, newest last. */
  roleChanges: RoleChange[];
  /** Increases with every change. */
  version: number;
};

/** The role before a change, and the user who changed it; null for an identity provider or a directory. */
export type RoleChange = { from: Role; by: number | null; at: Date };
const KEPT_CHANGES = 20;

/** One row for each pair; its id consists of both. */
type Row = Membership & { _id: string };

const Memberships = collection<Row>(
  'memberships',
  {
    _id: { type: String, required: true },
    organisationId: { type: Number, required: true },
    userId: { type: Number, required: true },
    role: { type: String, required: true },
    since: { type: Date, required: true },
    broughtBy: { type: Number, default: null },
    roleChanges: { type: [mongoose.Schema.Types.Mixed], default: [] },
    endedAt: { type: Date, default: null },
    version: { type: Number, required: true },
  },
  [[{ organisationId: 1, since: 1 }], [{ userId: 1, since: 1 }]],
);

const idOf = (organisationId: number, userId: number) => `${organisationId}-${userId}`;
const among = (ids: readonly number[]) => mongoose.trusted({ $in: ids });
const BY_AGE = { since: 1, _id: 1 } as const;

/** Makes a user a member, or a former member one again. @returns the membership's version, like every change below */
export function upsertMembership(
  tx: Transaction,
  membership: Omit<Membership, 'endedAt' | 'roleChanges' | 'version'>,
): Promise<number> {
  return change(tx, membership.organisationId, membership.userId, { ...membership, endedAt: null, roleChanges: [] });
}

export async function setRole(
  tx: Transaction,
  { organisationId, userId }: Pick<Membership, 'organisationId' | 'userId'>,
  role: Role,
  { by, at }: Omit<RoleChange, 'from'>,
): Promise<number> {
  const before = await findMembership(organisationId, userId, tx.session);
  const changes = before && [...before.roleChanges, { from: before.role, by, at }].slice(-KEPT_CHANGES);
  return change(tx, organisationId, userId, { role, ...(changes && { roleChanges: changes }) });
}

export function endMembership(tx: Transaction, organisationId: number, userId: number, at: Date): Promise<number> {
  return change(tx, organisationId, userId, { endedAt: at });
}

async function change(tx: Transaction, organisationId: number, userId: number, set: Partial<Row>): Promise<number> {
  const row = await Memberships.findOneAndUpdate(
    { _id: idOf(organisationId, userId) },
    { $set: { organisationId, userId, ...set }, $inc: { version: 1 } },
    { upsert: true, returnDocument: 'after', session: tx.session },
  )
    .orFail()
    .lean();
  return row.version;
}

/** Someone's role in an organisation; null for non-members. */
export async function findRole(organisationId: number, userId: number, session?: ClientSession): Promise<Role | null> {
  const found = await Memberships.findOne(
    { _id: idOf(organisationId, userId), endedAt: null },
    { role: 1 },
    { session },
  ).lean();
  return found?.role ?? null;
}

/** Someone's membership in an organisation, ended ones included; null if there never was one. */
export async function findMembership(
  organisationId: number,
  userId: number,
  session?: ClientSession,
): Promise<Membership | null> {
  return Memberships.findById(idOf(organisationId, userId), { _id: 0 }, { session }).lean();
}

/** Someone's memberships, longest first. */
export async function listMembershipsOf(userId: number, session?: ClientSession): Promise<Membership[]> {
  const found = await Memberships.find({ userId, endedAt: null }, { _id: 0 }, { session }).sort(BY_AGE).lean();
  return found;
}

/** The members of an organisation, longest-standing first. */
export async function listMembers(organisationId: number, session?: ClientSession): Promise<Membership[]> {
  const found = await Memberships.find({ organisationId, endedAt: null }, { _id: 0 }, { session }).sort(BY_AGE).lean();
  return found;
}

/** The members' ids, read in batches. */
export function memberIds(organisationId: number): AsyncIterable<number> {
  const found = Memberships.find({ organisationId, endedAt: null }, { userId: 1 } as const);
  return found
    .lean()
    .cursor({ batchSize: 500 })
    .map(({ userId }: { userId: number }) => userId);
}

export async function countMembers(organisationId: number): Promise<number> {
  return Memberships.countDocuments({ organisationId, endedAt: null });
}

/** The longest-standing owner of each organisation. */
export async function listFirstOwners(
  organisationIds: readonly number[],
  session?: ClientSession,
): Promise<Map<number, number>> {
  const owners = await Memberships.find(
    { organisationId: among(organisationIds), role: 'owner', endedAt: null },
    { organisationId: 1, userId: 1 } as const,
    { session },
  )
    .sort({ since: -1, _id: -1 })
    .lean();
  return new Map(owners.map(({ organisationId, userId }) => [organisationId, userId]));
}

export async function filterMembers(organisationId: number, userIds: readonly number[]): Promise<Set<number>> {
  const ids = userIds.map(userId => idOf(organisationId, userId));
  const found = await Memberships.find({ _id: mongoose.trusted({ $in: ids }), endedAt: null }, { userId: 1 }).lean();
  return new Set(found.map(({ userId }) => userId));
}

export async function listOwners(organisationId: number, session?: ClientSession): Promise<number[]> {
  const owners = { organisationId, role: 'owner' as const, endedAt: null };
  const found = await Memberships.find(owners, { userId: 1 }, { session }).lean();
  return found.map(({ userId }) => userId);
}

/** The current and former members among these users. */
export async function filterMembersEver(organisationId: number, userIds: readonly number[]): Promise<Set<number>> {
  const ids = userIds.map(userId => idOf(organisationId, userId));
  const found = await Memberships.find({ _id: mongoose.trusted({ $in: ids }) }, { userId: 1 }).lean();
  return new Set(found.map(({ userId }) => userId));
}

/** All current and former members of an organisation. */
export async function listMemberIds(organisationId: number, session?: ClientSession): Promise<number[]> {
  const found = await Memberships.find({ organisationId }, { userId: 1 }, { session }).lean();
  return found.map(({ userId }) => userId);
}

export async function deleteMembershipsOf(tx: Transaction, userId: number): Promise<void> {
  await Memberships.deleteMany({ userId }, { session: tx.session });
}

export async function deleteMembershipsIn(tx: Transaction, organisationId: number): Promise<void> {
  await Memberships.deleteMany({ organisationId }, { session: tx.session });
}

/** Current memberships with ids above `after`, in ascending order of id: for publishing them again. */
export async function pageMemberships(after: string, limit: number): Promise<(Membership & { id: string })[]> {
  const found = await Memberships.find({ _id: mongoose.trusted({ $gt: after }), endedAt: null })
    .sort({ _id: 1 })
    .limit(limit)
    .lean();
  return found.map(({ _id: id, ...membership }) => ({ id, ...membership }));
}

/** For a user's export of their data. */
export async function listMembershipsForExport(userId: number): Promise<object[]> {
  return Memberships.find({ userId }, { _id: 0, userId: 0, version: 0 }).sort(BY_AGE).lean();
}
