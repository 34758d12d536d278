import type { Owner } from '@aicp/contracts/owner';
import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** A copy of the one thing that documents must know of a user: the name of the organisation. */
type Named = Owner & { companyName: string | null; version: number };

const Organisations = collection<Omit<Named, 'userId'> & { _id: number }>('organisations', {
  _id: { type: Number, required: true },
  organisationId: { type: Number, from: '_id', required: true },
  companyName: { type: String, default: null },
  version: { type: Number, required: true },
});

/** Takes the name over if it is newer than what is held. */
export async function applyOrganisation(
  tx: Transaction,
  { userId, organisationId, companyName, version }: Named,
): Promise<void> {
  const { session } = tx;
  const first = { $setOnInsert: { organisationId, companyName, version } };
  await Organisations.updateOne({ _id: userId }, first, { upsert: true, session });
  const older = { _id: userId, version: mongoose.trusted({ $lt: version }) };
  await Organisations.updateOne(older, { companyName, version }, { session });
}

/** Null where the user has named none. */
export async function findCompanyName(userId: number): Promise<string | null> {
  const found = await Organisations.findById(userId, { companyName: 1 }).lean();
  return found?.companyName ?? null;
}

export async function removeOrganisation(tx: Transaction, userId: number): Promise<void> {
  await Organisations.deleteOne({ _id: userId }, { session: tx.session });
}
