import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** A copy of what documents must know of an organisation: its name, and what may leave it. The number is the organisation's. */
type Row = {
  _id: number;
  organisationId: number;
  companyName: string | null;
  /** Of the person from whose profile the name is. */
  version: number;
  /** Of the organisation, which goes before any profile; -1 while only profiles have named it. */
  nameVersion: number;
  /** Whether only what is approved may be shared or go into audit bundles. */
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

/** Takes the name over from a profile, if that is newer than what is held, and the organisation has not been named itself. */
export async function applyProfile(tx: Transaction, { organisationId, companyName, version }: Named): Promise<void> {
  const { session } = tx;
  const first = { $setOnInsert: { organisationId, companyName, version } };
  await Organisations.updateOne({ _id: organisationId }, first, { upsert: true, session });
  const older = { _id: organisationId, version: mongoose.trusted({ $lt: version }) };
  await Organisations.updateOne({ ...older, nameVersion: -1 }, { companyName, version }, { session });
}

/** Takes over what the organisation says of itself if it is newer than what is held. */
export async function applyOwn(
  tx: Transaction,
  { organisationId, companyName, version, onlyApproved }: Named & Pick<Row, 'onlyApproved'>,
): Promise<void> {
  const { session } = tx;
  const first = { $setOnInsert: { organisationId, companyName, nameVersion: version, onlyApproved } };
  await Organisations.updateOne({ _id: organisationId }, first, { upsert: true, session });
  const older = { _id: organisationId, nameVersion: mongoose.trusted({ $lt: version }) };
  await Organisations.updateOne(older, { companyName, nameVersion: version, onlyApproved }, { session });
}

/** Null where the organisation has no name of its own. */
export async function findCompanyName(organisationId: number, tx?: Transaction): Promise<string | null> {
  const found = await Organisations.findById(organisationId, { companyName: 1 }, { session: tx?.session }).lean();
  return found?.companyName ?? null;
}

/** Whether only what is approved may be shared or go into audit bundles. */
export async function sharesOnlyApproved(organisationId: number): Promise<boolean> {
  const found = await Organisations.findById(organisationId, { onlyApproved: 1 }).lean();
  return found?.onlyApproved ?? false;
}

export async function removeOrganisation(tx: Transaction, organisationId: number): Promise<void> {
  await Organisations.deleteOne({ _id: organisationId }, { session: tx.session });
}
