import { collection, part } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import type { Redis } from 'ioredis';
import { GENESIS, type Link } from '../domain/activity.ts';

const ID = 'activities';

/** The beginning and end of the activity log, and its retention. */
type Row = Link & {
  _id: string;
  /** The last entry removed for its age: the kept ones follow it. */
  start: Link;
  retentionDays: number | null;
};

const Chains = collection<Row>('chain', {
  _id: { type: String, required: true },
  seq: { type: Number, default: GENESIS.seq },
  hash: { type: String, default: GENESIS.hash },
  start: {
    type: part<Link>({ seq: { type: Number, required: true }, hash: { type: String, required: true } }),
    default: GENESIS,
  },
  retentionDays: { type: Number, default: null },
});

export type ChainState = { last: Link; start: Link; retentionDays: number | null };

export async function readChain(tx?: Transaction): Promise<ChainState> {
  const state = await Chains.findById(ID, null, tx ? { session: tx.session } : {}).lean();
  if (!state) return { last: GENESIS, start: GENESIS, retentionDays: null };
  const { seq, hash, start, retentionDays } = state;
  return { last: { seq, hash }, start, retentionDays };
}

/** Advances the end of the chain. If two processes do so concurrently, MongoDB makes one retry. */
export async function setChainEnd(tx: Transaction, from: Link, to: Link): Promise<void> {
  const options = { session: tx.session, upsert: from.seq === GENESIS.seq };
  const { matchedCount, upsertedCount } = await Chains.updateOne({ _id: ID, seq: from.seq }, { $set: to }, options);
  if (matchedCount + upsertedCount !== 1) throw new Error(`the activity log does not end at entry ${from.seq}`);
}

export async function setChainStart(tx: Transaction, start: Link): Promise<void> {
  await Chains.updateOne({ _id: ID }, { $set: { start } }, { session: tx.session, upsert: true });
}

export async function setRetention(tx: Transaction, retentionDays: number | null): Promise<void> {
  await Chains.updateOne({ _id: ID }, { $set: { retentionDays } }, { session: tx.session, upsert: true });
}

const ANCHORS = 'aicp:activity-anchors';
const MAX_ANCHORS = 100;

/** Hashes of the latest entries, kept apart from the database, so that a shortened log is noticed. */
export async function upsertAnchor(redis: Redis, { seq, hash }: Link): Promise<void> {
  await redis
    .multi()
    .zadd(ANCHORS, 'NX', String(seq), `${seq}:${hash}`)
    .zremrangebyrank(ANCHORS, 0, -(MAX_ANCHORS + 1))
    .exec();
}

/** In ascending order. */
export async function readAnchors(redis: Redis): Promise<Link[]> {
  const found = await redis.zrange(ANCHORS, '0', '-1');
  return found.map(member => {
    const [seq, hash = ''] = member.split(':');
    return { seq: Number(seq), hash };
  });
}
