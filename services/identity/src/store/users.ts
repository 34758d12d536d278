import { DomainError } from '@aicp/contracts/domainError';
import { duplicateField } from '@aicp/service/mongo';
import type { Transaction } from '@aicp/service/transaction';
import { withId } from '@aicp/service/withId';
import mongoose, { Schema } from 'mongoose';

/** A user without the password's hash and the tokens: what may leave the store. */
export type User = {
  id: number;
  version: number;
  username: string;
  email: string;
  companyName: string | null;
  jurisdiction: 'EU' | 'UK';
  isEmailVerified: boolean;
  isAdmin: boolean;
  createdAt: Date;
};

const text = { type: String, required: true };

const schema = new Schema(
  {
    _id: { type: Number, required: true },
    version: { type: Number, default: 1 },
    username: text,
    /** Lower case: names are unique without regard to case. */
    usernameKey: { ...text, unique: true },
    /** Argon2id, in its own notation. */
    password: text,
    email: text,
    emailKey: { ...text, unique: true },
    companyName: { type: String, default: null },
    jurisdiction: { type: String, maxlength: 10, default: 'EU', required: true },
    isEmailVerified: { type: Boolean, default: false },
    emailVerificationToken: String,
    emailVerificationExpires: Date,
    passwordResetToken: String,
    passwordResetExpires: Date,
    isAdmin: { type: Boolean, default: false },
    createdAt: { type: Date, required: true },
  },
  { collection: 'users', versionKey: false },
);

const Users = mongoose.model('User', schema);

const PUBLIC = {
  version: 1,
  username: 1,
  email: 1,
  companyName: 1,
  jurisdiction: 1,
  isEmailVerified: 1,
  isAdmin: 1,
  createdAt: 1,
};

/** @throws DomainError CONFLICT when the username or the e-mail address is taken */
export async function insertUser(tx: Transaction, user: User, passwordHash: string): Promise<void> {
  const { id, ...fields } = user;
  const document = {
    ...fields,
    _id: id,
    usernameKey: user.username.toLowerCase(),
    emailKey: user.email.toLowerCase(),
    password: passwordHash,
  };
  try {
    await Users.create([document], { session: tx.session });
  } catch (error) {
    const field = duplicateField(error);
    if (field === 'usernameKey') throw new DomainError('CONFLICT', 'This username is taken.');
    if (field === 'emailKey') throw new DomainError('CONFLICT', 'This e-mail address has an account already.');
    throw error;
  }
}

export async function findUser(id: number): Promise<User | null> {
  const user = await Users.findById(id, PUBLIC).lean<Omit<User, 'id'> & { _id: number }>();
  return user && withId(user);
}

/** The user behind a username or e-mail address, with the password's hash. Only for signing in. */
export async function findCredentials(name: string): Promise<{ user: User; passwordHash: string } | null> {
  const key = name.toLowerCase();
  const found = await Users.findOne(
    { $or: [{ usernameKey: key }, { emailKey: key }] },
    { ...PUBLIC, password: 1 },
  ).lean<Omit<User, 'id'> & { _id: number; password: string }>();
  if (!found) return null;
  const { password, ...user } = found;
  return { user: withId(user), passwordHash: password };
}
