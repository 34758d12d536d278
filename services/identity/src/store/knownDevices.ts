import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import type { KnownDevice } from '../domain/knownDevice.ts';
import { Users } from './users.ts';

/** The most devices remembered; the oldest is then forgotten. */
const MAX_REMEMBERED = 20;

/** @returns 'known', 'first' for the first one ever, or 'new' */
export async function rememberDevice(
  tx: Transaction,
  userId: number,
  device: KnownDevice,
): Promise<'known' | 'first' | 'new'> {
  const before = await Users.findOneAndUpdate(
    { _id: userId, 'devices._id': mongoose.trusted({ $ne: device._id }) },
    { $push: { devices: { $each: [device], $slice: -MAX_REMEMBERED } } },
    { session: tx.session, returnDocument: 'before', projection: { devices: 1 } },
  ).lean();
  if (!before) return 'known';
  return before.devices.length > 0 ? 'new' : 'first';
}

export async function findDevice(userId: number, id: string): Promise<KnownDevice | null> {
  const user = await Users.findById(userId, { devices: 1 }).lean();
  return user?.devices.find(({ _id }) => _id === id) ?? null;
}
