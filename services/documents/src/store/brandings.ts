import { collection, part } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import type { Branding, Logo } from '../domain/branding.ts';

export const logo = part<Logo>({
  kind: { type: String, required: true },
  width: { type: Number, required: true },
  height: { type: Number, required: true },
  sha256: { type: String, required: true },
  bytes: { type: Buffer, required: true },
});

/** An organisation's branding, by its number. The logo is small enough for the row. */
const Brandings = collection<Branding & { _id: number; organisationId: number }>('brandings', {
  _id: { type: Number, required: true },
  organisationId: { type: Number, required: true },
  colour: { type: String, default: null },
  logo: { type: logo, default: null },
});

export async function findBranding(organisationId: number, tx?: Transaction): Promise<Branding | null> {
  const read = { colour: 1, logo: 1, _id: 0 } as const;
  return Brandings.findById(organisationId, read, { session: tx?.session }).lean();
}

export async function upsertBranding(
  tx: Transaction,
  organisationId: number,
  change: Partial<Branding>,
): Promise<void> {
  const set = { $set: change, $setOnInsert: { organisationId } };
  await Brandings.updateOne({ _id: organisationId }, set, { upsert: true, session: tx.session });
}

export async function removeBranding(tx: Transaction, organisationId: number): Promise<void> {
  await Brandings.deleteOne({ _id: organisationId }, { session: tx.session });
}
