import { collection, type Stored, withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** A possible recipient of invoices, and the organisation in which they work. */
export type Contact = { id: number; organisationId: number; version: number; email: string; name: string };

const Contacts = collection<Stored<Contact>>('contacts', {
  _id: { type: Number, required: true },
  organisationId: { type: Number, required: true },
  version: { type: Number, required: true },
  email: { type: String, required: true },
  name: { type: String, required: true },
});

export async function findContact(userId: number): Promise<Contact | null> {
  const contact = await Contacts.findById(userId).lean();
  return contact && withId(contact);
}

/** Stores a newer state. False if it is not newer. */
export async function upsertContact(tx: Transaction, { id, ...contact }: Contact): Promise<boolean> {
  const options = { session: tx.session };
  const { upsertedCount } = await Contacts.updateOne(
    { _id: id },
    { $setOnInsert: contact },
    { ...options, upsert: true },
  );
  if (upsertedCount === 1) return true;
  const older = mongoose.trusted({ $lt: contact.version });
  const { modifiedCount } = await Contacts.updateOne({ _id: id, version: older }, contact, options);
  return modifiedCount === 1;
}

export async function removeContact(tx: Transaction, userId: number): Promise<void> {
  await Contacts.deleteOne({ _id: userId }, { session: tx.session });
}
