import { DomainError } from '@aicp/contracts/domainError';
import { may, type Role, roleWithArticle } from '@aicp/contracts/rights/rights';
import mongoose from 'mongoose';
import { collection } from './collection.ts';
import { deleteBatch } from './deleteInBatches.ts';
import type { Transaction } from './transaction.ts';

/** A member of an organisation, as last published by identity. */
export type Member = { organisationId: number; userId: number; role: Role };

/** Former members stay as such: only joining again makes them members, not late events. */
type Row = Member & { _id: string; isFormer: boolean; version: number };

const Members = collection<Row>(
  'members',
  {
    /** The ids of the organisation and the person, for example '12-7'. */
    _id: { type: String, required: true },
    organisationId: { type: Number, required: true },
    userId: { type: Number, required: true },
    role: { type: String, required: true },
    isFormer: { type: Boolean, default: false },
    /** The version of the membership as last received. */
    version: { type: Number, default: 0 },
  },
  [[{ organisationId: 1 }]],
);

const keyOf = ({ organisationId, userId }: Pick<Member, 'organisationId' | 'userId'>) => `${organisationId}-${userId}`;

/** Stores someone's role in an organisation, unless a newer one is known. */
export async function upsertMember({ session }: Transaction, member: Member & { version: number }): Promise<void> {
  const _id = keyOf(member);
  const known = await Members.findById(_id, { version: 1 }, { session }).lean();
  if (known && known.version > member.version) return;
  await Members.updateOne({ _id }, { ...member, isFormer: false }, { session, upsert: true });
}

/** Records that a member has left. @returns false if they are known to have joined again since */
export async function markMemberLeft(
  { session }: Transaction,
  { organisationId, userId, version }: Pick<Member, 'organisationId' | 'userId'> & { version: number },
): Promise<boolean> {
  const row = { organisationId, userId, role: 'reader', isFormer: true, version } as const;
  const _id = keyOf(row);
  const known = await Members.findById(_id, { version: 1 }, { session }).lean();
  if (known && known.version > version) return false;
  await Members.updateOne({ _id }, row, { session, upsert: true });
  return true;
}

/** The members of the organisation among these users. */
export async function filterMembers(
  { session }: Transaction,
  organisationId: number,
  userIds: readonly number[],
): Promise<Set<number>> {
  const _id = mongoose.trusted({ $in: userIds.map(userId => keyOf({ organisationId, userId })) });
  const found = await Members.find({ _id, isFormer: false }, { userId: 1 }, { session }).lean();
  return new Set(found.map(({ userId }) => userId));
}

/** All members of these organisations. */
export async function membersOf(
  organisationIds: readonly number[],
  tx?: Transaction,
): Promise<Pick<Member, 'organisationId' | 'userId' | 'role'>[]> {
  const among = { organisationId: mongoose.trusted({ $in: organisationIds }), isFormer: false };
  const session = tx ? { session: tx.session } : {};
  return Members.find(among, { _id: 0, organisationId: 1, userId: 1, role: 1 }, session).lean();
}

/** Whether a user has left the organisation, as far as is known. */
export async function isFormerMember(
  { session }: Transaction,
  member: Pick<Member, 'organisationId' | 'userId'>,
): Promise<boolean> {
  return (await Members.exists({ _id: keyOf(member), isFormer: true }).session(session)) !== null;
}

/** Someone's role in the organisation, as far as known; null for non-members. */
export async function findRole(
  { session }: Transaction,
  member: Pick<Member, 'organisationId' | 'userId'>,
): Promise<Role | null> {
  const found = await Members.findById(keyOf(member), { role: 1, isFormer: 1 }, { session }).lean();
  return found && !found.isFormer ? found.role : null;
}

/** @throws DomainError INVALID for a user who is not in the organisation, or whose role may not approve */
export async function requireReviewer(
  tx: Transaction,
  member: Pick<Member, 'organisationId' | 'userId'>,
): Promise<void> {
  const role = await findRole(tx, member);
  if (role === null) throw new DomainError('INVALID', 'The reviewer must be a member of the organisation.');
  if (!may(role, 'approve'))
    throw new DomainError('INVALID', `The reviewer is ${roleWithArticle(role)}, who may not approve.`);
}

/** Whether the organisation has no other member, as far as is known. */
export async function isSoleMember(
  tx: Transaction,
  { organisationId, userId }: Pick<Member, 'organisationId' | 'userId'>,
): Promise<boolean> {
  const other = { organisationId, isFormer: false, userId: mongoose.trusted({ $ne: userId }) };
  return (await Members.exists(other).session(tx.session)) === null;
}

/** Deletes a page of an organisation's members. Returns the number. */
export async function removeMembers(tx: Transaction, organisationId: number, limit: number): Promise<number> {
  return (await deleteBatch(Members, tx, { organisationId }, limit)).length;
}
