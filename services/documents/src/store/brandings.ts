import type { Owner } from '@aicp/contracts/owner';
import { collection, part } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import type { Branding, Logo } from '../domain/branding.ts';

/** How a user's documents look. The logo is small enough to stand in the row. */
const Brandings = collection<Branding & { _id: number; organisationId: number }>('brandings', {
  _id: { type: Number, required: true },
  organisationId: { type: Number, from: '_id', required: true },
  colour: { type: String, default: null },
  logo: {
    type: part<Logo>({
      kind: { type: String, required: true },
      width: { type: Number, required: true },
      height: { type: Number, required: true },
      sha256: { type: String, required: true },
      bytes: { type: Buffer, required: true },
      reencoded: { type: Boolean, default: false },
    }),
    default: null,
  },
  logoDropped: { type: Boolean, default: false },
});

export async function findBranding(userId: number): Promise<Branding | null> {
  return Brandings.findById(userId, { colour: 1, logo: 1, logoDropped: 1, _id: 0 }).lean();
}

export async function putBranding(
  tx: Transaction,
  { userId, organisationId }: Owner,
  change: Partial<Branding>,
): Promise<void> {
  const set = { $set: change, $setOnInsert: { organisationId } };
  await Brandings.updateOne({ _id: userId }, set, { upsert: true, session: tx.session });
}

/** Puts another logo, or none, in the place of one; if that has been replaced in the meantime, nothing happens. */
export async function replaceLogo(tx: Transaction, userId: number, before: Logo, logo: Logo | null): Promise<void> {
  const change = { logo, logoDropped: logo === null };
  await Brandings.updateOne({ _id: userId, 'logo.sha256': before.sha256 }, change, { session: tx.session });
}

export async function removeBranding(tx: Transaction, userId: number): Promise<void> {
  await Brandings.deleteOne({ _id: userId }, { session: tx.session });
}
