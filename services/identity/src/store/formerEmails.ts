import type { Transaction } from '@aicp/service/store/transaction';
import { Users } from './users.ts';

/** More changes than this within minutes are not worth a mail each. */
const MOST_KEPT = 5;

/** Keeps the address that an account had until it has been notified of the change. */
export async function keepFormerEmail(
  tx: Transaction,
  userId: number,
  former: { id: string; email: string },
): Promise<void> {
  const entry = { _id: former.id, email: former.email };
  await Users.updateOne(
    { _id: userId },
    { $push: { formerEmails: { $each: [entry], $slice: -MOST_KEPT } } },
    { session: tx.session },
  );
}

export async function findFormerEmail(userId: number, id: string): Promise<string | null> {
  const user = await Users.findById(userId, { formerEmails: 1 }).lean();
  return user?.formerEmails.find(({ _id }) => _id === id)?.email ?? null;
}

export async function dropFormerEmail(userId: number, id: string): Promise<void> {
  await Users.updateOne({ _id: userId }, { $pull: { formerEmails: { _id: id } } });
}
