import mongoose from 'mongoose';

/** An account's organisation as it is stored. */
export async function organisationForTest(userId: number): Promise<number> {
  const users = mongoose.connection.collection<{ _id: number; organisationId: number }>('users');
  return (await users.findOne({ _id: userId }))?.organisationId ?? 0;
}
