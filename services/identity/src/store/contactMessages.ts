import { collection, type Stored, withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

export type ContactMessage = {
  id: number;
  topic: 'sales' | 'demo' | 'scheduleDemo' | 'support' | 'other';
  name: string;
  email: string;
  company: string | null;
  message: string;
  createdAt: Date;
  /** The signed-in author; null for a guest. */
  userId: number | null;
};

/** Long enough to be answered; agreements are stored elsewhere. */
const DAYS_KEPT = 180;

/** People write their email address in upper and lower case. */
const ANY_CASE = { locale: 'en', strength: 2 };

const ContactMessages = collection<Stored<ContactMessage>>(
  'contactMessages',
  {
    _id: { type: Number, required: true },
    topic: { type: String, required: true },
    name: { type: String, required: true },
    email: { type: String, required: true },
    company: { type: String, default: null },
    message: { type: String, required: true },
    createdAt: { type: Date, required: true },
    userId: { type: Number, default: null },
  },
  [
    [{ email: 1 }, { name: 'emailInAnyCase', collation: ANY_CASE }],
    [{ userId: 1 }],
    [{ createdAt: 1 }, { expireAfterSeconds: DAYS_KEPT * 24 * 3600 }],
  ],
);

export async function insertContactMessage(tx: Transaction, { id, ...fields }: ContactMessage): Promise<void> {
  await ContactMessages.create([{ _id: id, ...fields }], { session: tx.session });
}

export async function findContactMessage(id: number): Promise<ContactMessage | null> {
  const message = await ContactMessages.findById(id).lean();
  return message && withId(message);
}

/** An author of messages: signed in, or a guest with an address that they have verified. */
export type Author = { userId: number; emails: readonly string[] };

const writtenBy = ({ userId, emails }: Author) => ({ $or: [{ userId }, { email: mongoose.trusted({ $in: emails }) }] });

export async function deleteContactMessages(tx: Transaction, author: Author): Promise<void> {
  await ContactMessages.deleteMany(writtenBy(author), { session: tx.session, collation: ANY_CASE });
}

/** For a user's export of their data. */
export async function pageContactMessages(author: Author, after: number, limit: number): Promise<ContactMessage[]> {
  const above = { ...writtenBy(author), _id: mongoose.trusted({ $gt: after }) };
  const page = ContactMessages.find(above).collation(ANY_CASE).sort({ _id: 1 }).limit(limit);
  return (await page.lean()).map(withId);
}
