import mongoose from 'mongoose';

/** The organisation that an account works in, as it is stored. */
export async function organisationForTest(userId: number): Promise<number> {
  const users = mongoose.connection.collection<{ _id: number; organisationId: number }>('users');
  return (await users.findOne({ _id: userId }))?.organisationId ?? 0;
}
