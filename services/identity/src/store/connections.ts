import type { Role } from '@aicp/contracts/rights/rights';
import { collection, part } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';

type GroupRole = { group: string; role: Role };

export type StoredConnection = {
  organisationId: number;
  /** The label of the button. */
  name: string;
  issuer: string;
  clientId: string;
  /** Encrypted for this organisation. */
  sealedSecret: string;
  defaultRole: Role;
  groupsClaim: string;
  groupRoles: GroupRole[];
  /** Last change of the data that it signs in with. */
  changedAt: Date;
  /** When it was last saved, and by whom. */
  savedAt: Date;
  savedBy: number;
  /** Whether its users can sign in only through it. */
  only: boolean;
};

/** The row's number is the organisation's. */
type Row = Omit<StoredConnection, 'organisationId'> & { _id: number };

const groupRole = part<GroupRole>({
  group: { type: String, required: true },
  role: { type: String, required: true },
});

const Connections = collection<Row>('connections', {
  _id: { type: Number, required: true },
  name: { type: String, required: true },
  issuer: { type: String, required: true },
  clientId: { type: String, required: true },
  sealedSecret: { type: String, required: true },
  defaultRole: { type: String, required: true },
  groupsClaim: { type: String, required: true },
  groupRoles: { type: [groupRole], default: [] },
  changedAt: { type: Date, required: true },
  savedAt: { type: Date, required: true },
  savedBy: { type: Number, required: true },
  only: { type: Boolean, default: false },
});

/** The owner under which a connection's secret is sealed: it opens for this organisation only. */
export const sealOwnerOf = (organisationId: number) => `connection of ${organisationId}`;

export async function findConnection(
  organisationId: number,
  session?: ClientSession,
): Promise<StoredConnection | null> {
  const found = await Connections.findById(organisationId, null, { session }).lean();
  if (!found) return null;
  const { _id, ...rest } = found;
  return { organisationId: _id, ...rest };
}

export async function hasConnections(): Promise<boolean> {
  return (await Connections.exists({})) !== null;
}

export async function upsertConnection(
  { session }: Transaction,
  { organisationId, ...fields }: StoredConnection,
): Promise<void> {
  await Connections.updateOne({ _id: organisationId }, { $set: fields }, { upsert: true, session });
}

/** @returns whether the connection is unchanged since it was read */
export async function setSsoOnly(
  { session }: Transaction,
  { organisationId: _id, changedAt }: StoredConnection,
  only: boolean,
): Promise<boolean> {
  return (await Connections.updateOne({ _id, changedAt }, { only }, { session })).matchedCount === 1;
}

/** @returns whether there was one */
export async function deleteConnection({ session }: Transaction, organisationId: number): Promise<boolean> {
  return (await Connections.deleteOne({ _id: organisationId }, { session })).deletedCount === 1;
}

/** Deletes it if the user saved it at this instant or later. @returns whether they did */
export async function deleteConnectionBy(
  { session }: Transaction,
  { organisationId, userId }: { organisationId: number; userId: number },
  since: Date,
): Promise<boolean> {
  const theirs = { _id: organisationId, savedBy: userId, savedAt: mongoose.trusted({ $gte: since }) };
  return (await Connections.deleteOne(theirs, { session })).deletedCount === 1;
}

/** Secrets encrypted with a key other than the first one, in ascending order of organisation. */
export async function findConnectionsSealedOtherwise(
  mark: string,
  after: number,
  limit: number,
): Promise<{ organisationId: number; sealedSecret: string }[]> {
  const other = {
    _id: mongoose.trusted({ $gt: after }),
    sealedSecret: mongoose.trusted({ $not: new RegExp(`^${mark}`) }),
  };
  const found = await Connections.find(other, { sealedSecret: 1 }).sort({ _id: 1 }).limit(limit).lean();
  return found.map(({ _id, sealedSecret }) => ({ organisationId: _id, sealedSecret }));
}

/** Replaces the encrypted form of a secret, unless the secret has changed since. */
export async function replaceConnectionSeal(organisationId: number, from: string, sealedSecret: string): Promise<void> {
  await Connections.updateOne({ _id: organisationId, sealedSecret: from }, { sealedSecret });
}

/** The connection without its secret, for exports. */
export async function listConnectionForExport(organisationId: number): Promise<object[]> {
  return Connections.find({ _id: organisationId }, { _id: 0, sealedSecret: 0 }).lean();
}
