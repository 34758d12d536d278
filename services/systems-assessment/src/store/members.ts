import type { Role } from '@aicp/contracts/rights';
import { collection } from '@aicp/service/store/collection';
import { removePage } from '@aicp/service/store/inPages';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** Somebody of an organisation, as identity last published them. */
export type Member = { organisationId: number; userId: number; role: Role };

/** Who left stays, as such: only joining again makes them a member, not what is heard late. */
type Row = Member & { _id: string; isFormer: boolean };

const Members = collection<Row>(
  'members',
  {
    /** The organisation's number and the person's, for example '12-7'. */
    _id: { type: String, required: true },
    organisationId: { type: Number, required: true },
    userId: { type: Number, required: true },
    role: { type: String, required: true },
    isFormer: { type: Boolean, default: false },
  },
  [[{ organisationId: 1 }]],
);

const keyOf = ({ organisationId, userId }: Pick<Member, 'organisationId' | 'userId'>) => `${organisationId}-${userId}`;

/** Keeps what somebody is in an organisation. @param joined whether they have just come in */
export async function putMember({ session }: Transaction, member: Member, joined: boolean): Promise<void> {
  const _id = keyOf(member);
  const known = await Members.findById(_id, { isFormer: 1 }, { session }).lean();
  if (known?.isFormer && !joined) return;
  await Members.updateOne({ _id }, { ...member, isFormer: false }, { session, upsert: true });
}

export async function endMember(
  { session }: Transaction,
  { organisationId, userId }: Pick<Member, 'organisationId' | 'userId'>,
): Promise<void> {
  const row = { organisationId, userId, role: 'reader', isFormer: true } as const;
  await Members.updateOne({ _id: keyOf(row) }, row, { session, upsert: true });
}

/** Who of these people is in the organisation. */
export async function membersAmong(
  { session }: Transaction,
  organisationId: number,
  userIds: readonly number[],
): Promise<Set<number>> {
  const _id = mongoose.trusted({ $in: userIds.map(userId => keyOf({ organisationId, userId })) });
  const found = await Members.find({ _id, isFormer: false }, { userId: 1 }, { session }).lean();
  return new Set(found.map(({ userId }) => userId));
}

/** Whether somebody has left the organisation, as far as is known. */
export async function isFormer(
  { session }: Transaction,
  member: Pick<Member, 'organisationId' | 'userId'>,
): Promise<boolean> {
  return (await Members.exists({ _id: keyOf(member), isFormer: true }).session(session)) !== null;
}

/** Deletes a page of an organisation's members; resolves with how many. */
export async function removeMembers(tx: Transaction, organisationId: number, limit: number): Promise<number> {
  return (await removePage(Members, tx, { organisationId }, limit)).length;
}
