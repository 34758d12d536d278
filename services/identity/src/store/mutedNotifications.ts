import type { NotificationKind } from '@aicp/contracts/emails/notify';
import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';

/** What someone does not want to be notified of, in whichever organisation. Its number is the person's. */
type Row = { _id: number; kinds: NotificationKind[] };

const MutedNotifications = collection<Row>('muted_notifications', {
  _id: { type: Number, required: true },
  kinds: { type: [String], default: [] },
});

export async function findMuted(userId: number): Promise<NotificationKind[]> {
  const found = await MutedNotifications.findById(userId).lean();
  return found?.kinds ?? [];
}

export async function upsertMuted(userId: number, kinds: NotificationKind[]): Promise<void> {
  await MutedNotifications.updateOne({ _id: userId }, { kinds }, { upsert: true });
}

export async function deleteMuted({ session }: Transaction, userId: number): Promise<void> {
  await MutedNotifications.deleteOne({ _id: userId }, { session });
}
