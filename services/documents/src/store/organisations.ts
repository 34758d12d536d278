import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** A copy of an organisation's name and sharing rules, by its number. */
type Row = {
  _id: number;
  organisationId: number;
  companyName: string | null;
  /** The version of the user whose profile has the name. */
  version: number;
  /** The version of the organisation, whose name takes precedence over any profile; -1 while only profiles have named it. */
  nameVersion: number;
  /** Whether only approved content may be shared or bundled. */
  onlyApproved: boolean;
};

const Organisations = collection<Row>('organisations', {
  _id: { type: Number, required: true },
  organisationId: { type: Number, required: true },
  companyName: { type: String, default: null },
  version: { type: Number, default: -1 },
  nameVersion: { type: Number, default: -1 },
  onlyApproved: { type: Boolean, default: false },
});

type Named = Pick<Row, 'organisationId' | 'companyName' | 'version'>;

/** Stores a profile's name if newer, unless the organisation has its own. */
export async function upsertProfileName(
  tx: Transaction,
  { organisationId, companyName, version }: Named,
): Promise<void> {
  const { session } = tx;
  const first = { $setOnInsert: { organisationId, companyName, version } };
  await Organisations.updateOne({ _id: organisationId }, first, { upsert: true, session });
  const older = { _id: organisationId, version: mongoose.trusted({ $lt: version }) };
  await Organisations.updateOne({ ...older, nameVersion: -1 }, { companyName, version }, { session });
}

/** Stores the organisation's own data if newer. */
export async function upsertOrganisation(
  tx: Transaction,
  { organisationId, companyName, version, onlyApproved }: Named & Pick<Row, 'onlyApproved'>,
): Promise<void> {
  const { session } = tx;
  const first = { $setOnInsert: { organisationId, companyName, nameVersion: version, onlyApproved } };
  await Organisations.updateOne({ _id: organisationId }, first, { upsert: true, session });
  const older = { _id: organisationId, nameVersion: mongoose.trusted({ $lt: version }) };
  await Organisations.updateOne(older, { companyName, nameVersion: version, onlyApproved }, { session });
}

/** Null without its own name. */
export async function findCompanyName(organisationId: number, tx?: Transaction): Promise<string | null> {
  const found = await Organisations.findById(organisationId, { companyName: 1 }, { session: tx?.session }).lean();
  return found?.companyName ?? null;
}

/** Whether only approved content may be shared or bundled. */
export async function sharesOnlyApproved(organisationId: number): Promise<boolean> {
  const found = await Organisations.findById(organisationId, { onlyApproved: 1 }).lean();
  return found?.onlyApproved ?? false;
}

export async function removeOrganisation(tx: Transaction, organisationId: number): Promise<void> {
  await Organisations.deleteOne({ _id: organisationId }, { session: tx.session });
}
