import mongoose from 'mongoose';

/** Marks an account's address as verified, as its link would, without other changes. */
export async function verifyForTest(userId: number): Promise<void> {
  const users = mongoose.connection.collection<{ _id: number }>('users');
  await users.updateOne({ _id: userId }, { $set: { isEmailVerified: true } });
}
