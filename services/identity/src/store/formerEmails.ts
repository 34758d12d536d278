import { Users } from './users.ts';

/** For orders of an earlier release, which kept the address here until it had been notified of a change. */
export async function findFormerEmail(userId: number, id: string): Promise<string | null> {
  const user = await Users.findById(userId, { formerEmails: 1 }).lean();
  return user?.formerEmails.find(({ _id }) => _id === id)?.email ?? null;
}

export async function dropFormerEmail(userId: number, id: string): Promise<void> {
  await Users.updateOne({ _id: userId }, { $pull: { formerEmails: { _id: id } } });
}
