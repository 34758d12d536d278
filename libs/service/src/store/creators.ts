import type { MembershipChangedData, MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import type { Owner } from '@aicp/contracts/owner';
import type { Context } from './context.ts';
import { Tombstones } from './tombstones.ts';
import type { Transaction } from './transaction.ts';

type Membership = Pick<MembershipEndedData, 'organisationId' | 'userId'>;

const keyOf = ({ organisationId, userId }: Membership) => `member-${organisationId}-${userId}`;

/** As lockUnlessDeleted: a write by a member conflicts with the concurrent end of their membership, and one is retried. */
function lock({ session }: Transaction, member: Membership) {
  const change = { $inc: { asked: 1 }, $setOnInsert: { gone: false, heirId: null, version: 0 } };
  const options = { upsert: true, returnDocument: 'after', session } as const;
  return Tombstones.findOneAndUpdate({ _id: keyOf(member) }, change, options)
    .orFail()
    .lean();
}

/** Records that a user is a member, even after they had left, unless a newer state is known. */
export async function applyMembership(tx: Transaction, member: MembershipChangedData): Promise<void> {
  const known = await lock(tx, member);
  if (known.version > member.version || (known.version === member.version && !member.joined)) return;
  const change = { gone: false, heirId: null, version: member.version };
  await Tombstones.updateOne({ _id: keyOf(member) }, change, { session: tx.session });
}

/**
 * Records permanently that a member left an organisation, so that their late data goes to the successor, too.
 * @returns the current successor, for the first one may have left as well; null if they are known to have joined again
 */
export async function recordDeparture(
  tx: Transaction,
  ended: MembershipEndedData,
): Promise<MembershipEndedData | null> {
  const { organisationId, userId, heirId, version } = ended;
  const known = await lock(tx, ended);
  if (known.version > version) return null;
  await Tombstones.updateOne({ _id: keyOf(ended) }, { gone: true, heirId, version }, { session: tx.session });
  const heir = await resolveCreator(tx, { organisationId, userId: heirId });
  return { ...ended, heirId: heir === userId ? heirId : heir };
}

/** Records it in its own transaction. */
export function recordFormerMember(
  ctx: Pick<Context, 'transaction'>,
  ended: MembershipEndedData,
): Promise<MembershipEndedData | null> {
  return ctx.transaction(tx => recordDeparture(tx, ended));
}

/**
 * The creator to store for data: the successor if the named member has left. Call it in every transaction that writes `userId` of something
 * by an event, which may be late.
 */
export function resolveCreator(tx: Transaction, owner: Owner): Promise<number> {
  return followHeirs(owner, async member => (await lock(tx, member)).heirId);
}

/** Like `resolveCreator`, without locking. Call it again after the commit: a departure that commits later finds the written data. */
export function findCreator(owner: Owner): Promise<number> {
  return followHeirs(owner, async member => (await Tombstones.findById(keyOf(member)).lean())?.heirId ?? null);
}

async function followHeirs(
  { organisationId, userId }: Owner,
  heirOf: (member: Membership) => Promise<number | null>,
): Promise<number> {
  const seen = new Set<number>();
  for (let creator = userId; ; ) {
    seen.add(creator);
    const heirId = await heirOf({ organisationId, userId: creator });
    // Two members who left to each other, one of whom is back, which is not known yet.
    if (heirId === null || seen.has(heirId)) return creator;
    creator = heirId;
  }
}
