import type { Role } from '@aicp/contracts/rights/rights';
import { collection, part, type Stored, withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** A token for an organisation's directory, without its secret, of which only the digest is stored. */
export type ProvisioningToken = {
  id: number;
  organisationId: number;
  /** The last characters, to distinguish it from others. */
  hint: string;
  createdAt: Date;
  createdBy: number;
  lastUsedAt: Date | null;
  expiresAt: Date;
};

const ProvisioningTokens = collection<Stored<ProvisioningToken> & { digest: string }>(
  'provisioning_tokens',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    digest: { type: String, required: true },
    hint: { type: String, required: true },
    createdAt: { type: Date, required: true },
    createdBy: { type: Number, required: true },
    lastUsedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  [[{ organisationId: 1 }]],
);

export type GroupRole = { group: string; role: Role };

/** An organisation's settings for its directory. */
type Row = {
  _id: number;
  groupRoles: GroupRole[];
  setAt: Date | null;
  setBy: number | null;
  /** Names of attributes that the directory sends and the product does not store, as far as they are logged. */
  ignored: string[];
};

const groupRole = part<GroupRole>({
  group: { type: String, required: true },
  role: { type: String, required: true },
});

const Provisioning = collection<Row>('provisioning', {
  _id: { type: Number, required: true },
  groupRoles: { type: [groupRole], default: [] },
  setAt: { type: Date, default: null },
  setBy: { type: Number, default: null },
  ignored: { type: [String], default: [] },
});

/** One in use and its replacement. */
export const MAX_PROVISIONING_TOKENS = 2;
const PUBLIC = { digest: 0 } as const;

/** The provisioning tokens of an organisation, newest first. */
export async function listProvisioningTokens(organisationId: number): Promise<ProvisioningToken[]> {
  const found = await ProvisioningTokens.find({ organisationId }, PUBLIC).sort({ _id: -1 }).limit(10).lean();
  return found.map(withId);
}

export async function countProvisioningTokens({ session }: Transaction, organisationId: number): Promise<number> {
  return ProvisioningTokens.countDocuments({ organisationId }, { session });
}

export async function insertProvisioningToken(
  { session }: Transaction,
  { id, ...token }: ProvisioningToken,
  digest: string,
): Promise<void> {
  await ProvisioningTokens.insertMany([{ ...token, _id: id, digest }], { session });
}

/** A token with its digest, for comparison. */
export async function findProvisioningToken(id: number): Promise<(ProvisioningToken & { digest: string }) | null> {
  const found = await ProvisioningTokens.findById(id).lean();
  return found && withId(found);
}

export async function recordProvisioningUse(id: number, at: Date): Promise<void> {
  await ProvisioningTokens.updateOne({ _id: id }, { lastUsedAt: at });
}

/** @returns whether the organisation had it */
export async function deleteProvisioningToken(
  { session }: Transaction,
  organisationId: number,
  id: number,
): Promise<boolean> {
  return (await ProvisioningTokens.deleteOne({ _id: id, organisationId }, { session })).deletedCount === 1;
}

/** The group mapping, in the order in which it was set. */
export async function listGroupRoles(organisationId: number, session?: Transaction['session']): Promise<GroupRole[]> {
  return (await Provisioning.findById(organisationId, null, { session }).lean())?.groupRoles ?? [];
}

export async function upsertGroupRoles(
  { session }: Transaction,
  organisationId: number,
  mapping: { groupRoles: readonly GroupRole[]; setAt: Date; setBy: number },
): Promise<void> {
  await Provisioning.updateOne({ _id: organisationId }, { $set: mapping }, { upsert: true, session });
}

export async function listIgnoredAttributes(
  organisationId: number,
  session?: Transaction['session'],
): Promise<string[]> {
  return (await Provisioning.findById(organisationId, { ignored: 1 }, { session }).lean())?.ignored ?? [];
}

export async function addIgnoredAttributes(
  { session }: Transaction,
  organisationId: number,
  names: string[],
): Promise<void> {
  const more = { $addToSet: { ignored: { $each: names } } };
  await Provisioning.updateOne({ _id: organisationId }, more, { upsert: true, session });
}

/**
 * Deletes the tokens that the user created and the group mapping that they set, at this instant or later. @returns whether there were any
 */
export async function deleteProvisioningBy(
  { session }: Transaction,
  { organisationId, userId }: { organisationId: number; userId: number },
  since: Date,
): Promise<boolean> {
  const later = mongoose.trusted({ $gte: since });
  const tokens = { organisationId, createdBy: userId, createdAt: later };
  const { deletedCount: made } = await ProvisioningTokens.deleteMany(tokens, { session });
  const mapping = { _id: organisationId, setBy: userId, setAt: later };
  const { deletedCount: set } = await Provisioning.deleteOne(mapping, { session });
  return made + set > 0;
}

export async function deleteProvisioningIn({ session }: Transaction, organisationId: number): Promise<void> {
  await ProvisioningTokens.deleteMany({ organisationId }, { session });
  await Provisioning.deleteOne({ _id: organisationId }, { session });
}
