import { collection, part } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import type { Branding, Logo } from '../domain/branding.ts';

export const logo = part<Logo>({
  kind: { type: String, required: true },
  width: { type: Number, required: true },
  height: { type: Number, required: true },
  sha256: { type: String, required: true },
  bytes: { type: Buffer, required: true },
  reencoded: { type: Boolean, default: false },
});

/** How an organisation's documents look; the number is the organisation's. The logo is small enough to stand in the row. */
const Brandings = collection<Branding & { _id: number; organisationId: number }>('brandings', {
  _id: { type: Number, required: true },
  organisationId: { type: Number, required: true },
  colour: { type: String, default: null },
  logo: { type: logo, default: null },
  logoDropped: { type: Boolean, default: false },
});

export async function findBranding(organisationId: number, tx?: Transaction): Promise<Branding | null> {
  const read = { colour: 1, logo: 1, logoDropped: 1, _id: 0 } as const;
  return Brandings.findById(organisationId, read, { session: tx?.session }).lean();
}

export async function putBranding(tx: Transaction, organisationId: number, change: Partial<Branding>): Promise<void> {
  const set = { $set: change, $setOnInsert: { organisationId } };
  await Brandings.updateOne({ _id: organisationId }, set, { upsert: true, session: tx.session });
}

/** Puts another logo, or none, in the place of one; if that has been replaced in the meantime, nothing happens. */
export async function replaceLogo(
  tx: Transaction,
  organisationId: number,
  before: Logo,
  logo: Logo | null,
): Promise<void> {
  const change = { logo, logoDropped: logo === null };
  await Brandings.updateOne({ _id: organisationId, 'logo.sha256': before.sha256 }, change, { session: tx.session });
}

export async function removeBranding(tx: Transaction, organisationId: number): Promise<void> {
  await Brandings.deleteOne({ _id: organisationId }, { session: tx.session });
}
