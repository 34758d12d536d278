import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { Schema } from 'mongoose';
import type { Branding } from '../domain/branding.ts';

/** How a user's documents look. The logo is small enough to stand in the row. */
const Brandings = mongoose.model(
  'Branding',
  new Schema(
    {
      _id: { type: Number, required: true },
      colour: { type: String, default: null },
      logo: {
        type: new Schema(
          { kind: String, width: Number, height: Number, sha256: String, bytes: Buffer },
          { _id: false },
        ),
        default: null,
      },
    },
    { collection: 'brandings', versionKey: false },
  ),
);

type Stored = { colour: string | null; logo: (Branding['logo'] & { bytes: unknown }) | null };

export async function findBranding(userId: number): Promise<Branding | null> {
  const found = await Brandings.findById(userId, { _id: 0 }).lean<Stored>();
  if (!found) return null;
  const { colour, logo } = found;
  // A lean read gives BSON's binary, not a Buffer.
  return { colour, logo: logo && { ...logo, bytes: (logo.bytes as unknown as { buffer: Buffer }).buffer } };
}

export async function putBranding(tx: Transaction, userId: number, change: Partial<Branding>): Promise<void> {
  await Brandings.updateOne({ _id: userId }, { $set: change }, { upsert: true, session: tx.session });
}

export async function removeBranding(tx: Transaction, userId: number): Promise<void> {
  await Brandings.deleteOne({ _id: userId }, { session: tx.session });
}
