import type { NotificationKind } from '@aicp/contracts/emails/notify';
import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';

/** The notification kinds that a user has switched off, in all organisations, by the user's id. */
type Row = { _id: number; kinds: NotificationKind[] };

const MutedNotifications = collection<Row>('muted_notifications', {
  _id: { type: Number, required: true },
  kinds: { type: [String], default: [] },
});

export async function listMuted(userId: number): Promise<NotificationKind[]> {
  const found = await MutedNotifications.findById(userId).lean();
  return found?.kinds ?? [];
}

export async function upsertMuted(userId: number, kinds: NotificationKind[]): Promise<void> {
  await MutedNotifications.updateOne({ _id: userId }, { kinds }, { upsert: true });
}

export async function deleteMuted({ session }: Transaction, userId: number): Promise<void> {
  await MutedNotifications.deleteOne({ _id: userId }, { session });
}
