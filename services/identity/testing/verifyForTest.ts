import mongoose from 'mongoose';

/** Takes an account's address for verified, as its link would, without changing anything else of it. */
export async function verifyForTest(userId: number): Promise<void> {
  const users = mongoose.connection.collection<{ _id: number }>('users');
  await users.updateOne({ _id: userId }, { $set: { isEmailVerified: true } });
}
