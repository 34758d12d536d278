import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { Schema } from 'mongoose';

export type ContactMessage = {
  id: number;
  topic: 'sales' | 'demo' | 'scheduleDemo' | 'support' | 'other';
  name: string;
  email: string;
  company: string | null;
  message: string;
  createdAt: Date;
};

/** Long enough to be answered; what is agreed then is kept elsewhere. */
const DAYS_KEPT = 180;

/** People do not write their address in one way only. */
const ANY_CASE = { locale: 'en', strength: 2 };

const text = { type: String, required: true };
const schema = new Schema(
  {
    _id: { type: Number, required: true },
    topic: text,
    name: text,
    email: text,
    company: { type: String, default: null },
    message: text,
    createdAt: { type: Date, required: true },
  },
  { collection: 'contactMessages', versionKey: false },
);
schema.index({ email: 1 }, { name: 'emailInAnyCase', collation: ANY_CASE });
schema.index({ createdAt: 1 }, { expireAfterSeconds: DAYS_KEPT * 24 * 3600 });

const ContactMessages = mongoose.model('ContactMessage', schema);

export async function insertContactMessage(tx: Transaction, { id, ...fields }: ContactMessage): Promise<void> {
  await ContactMessages.create([{ _id: id, ...fields }], { session: tx.session });
}

export async function findContactMessage(id: number): Promise<ContactMessage | null> {
  const found = await ContactMessages.findById(id).lean<Omit<ContactMessage, 'id'> & { _id: number }>();
  if (!found) return null;
  const { _id, ...fields } = found;
  return { id: _id, ...fields };
}

/** Erases what somebody wrote, by the address that they gave. */
export async function deleteContactMessages(tx: Transaction, email: string): Promise<void> {
  await ContactMessages.deleteMany({ email }, { session: tx.session, collation: ANY_CASE });
}
