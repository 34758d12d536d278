import { randomBytes } from 'node:crypto';
import { DEVICE_SECONDS, deviceDigest } from '@aicp/contracts/rights/session';
import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** A browser that someone has signed in with, by the digest of its device cookie. */
type Row = {
  /** The account and the digest: one browser may be known to several accounts. */
  _id: string;
  userId: number;
  digest: string;
  /** Whether it has signed in again since the cookie was set; a script without cookies never does. */
  returned: boolean;
  usedAt: Date;
};

/** Over the limit, the browser that never returned is removed, or else the least recently used. */
const MAX_PER_USER = 50;
const DAY_MS = 24 * 3600 * 1000;

const DeviceCookies = collection<Row>(
  'device_cookies',
  {
    _id: { type: String, required: true },
    userId: { type: Number, required: true },
    digest: { type: String, required: true },
    returned: { type: Boolean, default: false },
    usedAt: { type: Date, required: true },
  },
  [[{ userId: 1, returned: 1, usedAt: 1 }], [{ digest: 1 }], [{ usedAt: 1 }, { expireAfterSeconds: DEVICE_SECONDS }]],
);

const idOf = (userId: number, digest: string) => `${userId} ${digest}`;

/** An account's record of a browser. */
export type KnownBrowser = Pick<Row, 'returned' | 'usedAt'>;

/** @param userId 0 for no account: the lookup takes the same time */
export async function findBrowser(userId: number, digest: string | undefined): Promise<KnownBrowser | null> {
  if (digest === undefined) return null;
  return DeviceCookies.findById(idOf(userId, digest), { _id: 0, usedAt: 1, returned: 1 }).lean();
}

// Once a day is enough, because only the order matters.
const isFresh = ({ returned, usedAt }: KnownBrowser, now: Date) =>
  returned && now.getTime() - usedAt.getTime() < DAY_MS;

/**
 * Makes the browser known to the account.
 * @param digest of its device cookie, if any: a cookie that we have set is kept
 * @param read the account's record of it just now: saves a query
 * @returns the id for the cookie, 256 random bits stored only as a digest, or null
 */
export async function admitDevice(
  tx: Transaction,
  { userId, digest, now }: { userId: number; digest: string | undefined; now: Date },
  read: KnownBrowser | null = null,
): Promise<string | null> {
  if (read && isFresh(read, now)) return null;
  if (digest !== undefined && (await recordUse(tx, userId, digest, now))) return null;
  const id = randomBytes(32).toString('base64url');
  const fresh = deviceDigest(id);
  const row = { _id: idOf(userId, fresh), userId, digest: fresh, returned: false, usedAt: now };
  await DeviceCookies.create([row], { session: tx.session });
  await dropSurplus(tx, userId);
  return id;
}

/** @returns whether the digest is of a cookie that we have set, for any account */
async function recordUse(tx: Transaction, userId: number, digest: string, now: Date): Promise<boolean> {
  const _id = idOf(userId, digest);
  const known = await DeviceCookies.findById(_id, { usedAt: 1, returned: 1 }).session(tx.session).lean();
  if (!known && !(await DeviceCookies.exists({ digest }).session(tx.session))) return false;
  if (known && isFresh(known, now)) return true;
  const set = { userId, digest, usedAt: now, returned: known !== null };
  await DeviceCookies.updateOne({ _id }, { $set: set }, { upsert: true, session: tx.session });
  if (!known) await dropSurplus(tx, userId);
  return true;
}

async function dropSurplus(tx: Transaction, userId: number): Promise<void> {
  const surplus = (await DeviceCookies.countDocuments({ userId }).session(tx.session)) - MAX_PER_USER;
  if (surplus <= 0) return;
  const oldest = await DeviceCookies.find({ userId }, { _id: 1 })
    .sort({ returned: 1, usedAt: 1 })
    .limit(surplus)
    .session(tx.session)
    .lean();
  const ids = mongoose.trusted({ $in: oldest.map(({ _id }) => _id) });
  await DeviceCookies.deleteMany({ _id: ids }, { session: tx.session });
}

/** Deletes the account's known browsers except the caller's. */
export async function eraseDevices(tx: Transaction, userId: number, except?: string): Promise<void> {
  const others = except === undefined ? {} : { digest: mongoose.trusted({ $ne: except }) };
  await DeviceCookies.deleteMany({ userId, ...others }, { session: tx.session });
}
