import { collection, type Stored, withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';

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
  },
  [
    [{ email: 1 }, { name: 'emailInAnyCase', collation: ANY_CASE }],
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

/** Erases what somebody wrote, by the address that they gave. */
export async function deleteContactMessages(tx: Transaction, email: string): Promise<void> {
  await ContactMessages.deleteMany({ email }, { session: tx.session, collation: ANY_CASE });
}
