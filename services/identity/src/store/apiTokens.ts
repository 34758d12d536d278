import type { Resource, Role } from '@aicp/contracts/rights/rights';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';

/** A personal API token without its secret, of which only the digest is stored. */
export type ApiToken = {
  id: number;
  userId: number;
  organisationId: number;
  name: string;
  scope: 'READ' | 'WRITE';
  /** The highest possible role; lower if the user's role is lower. */
  role: Role;
  /** The resources of a writing token. Null: systems and evidence. */
  resources: Resource[] | null;
  /** Addresses and networks from which it can be used, for example '192.0.2.0/24'. Null: any. */
  networks: string[] | null;
  /** The last characters, to distinguish it from others. */
  hint: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date;
};

const ApiTokens = collection<Stored<ApiToken> & { digest: string }>(
  'api_tokens',
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    name: { type: String, required: true },
    scope: { type: String, required: true },
    role: { type: String, required: true },
    resources: { type: [String], default: null },
    networks: { type: [String], default: null },
    digest: { type: String, required: true },
    hint: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  [[{ userId: 1 }], [{ organisationId: 1 }], [{ digest: 1 }, { unique: true }]],
);

export const MAX_TOKENS = 20;
const PUBLIC = { digest: 0 } as const;

/** A user's tokens, newest first. */
export async function listTokens(userId: number): Promise<ApiToken[]> {
  const tokens = await ApiTokens.find({ userId }, PUBLIC).sort({ _id: -1 }).limit(MAX_TOKENS).lean();
  return tokens.map(withId);
}

export async function countTokens(tx: Transaction, userId: number): Promise<number> {
  return ApiTokens.countDocuments({ userId }, { session: tx.session });
}

export async function insertToken(tx: Transaction, { id, ...token }: ApiToken, digest: string): Promise<void> {
  await ApiTokens.create([{ ...token, _id: id, digest }], { session: tx.session });
}

/** Records the use of a token. Null if it does not exist. */
export async function touchToken(digest: string, now: Date): Promise<ApiToken | null> {
  const token = await ApiTokens.findOneAndUpdate(
    { digest },
    { lastUsedAt: now },
    { projection: PUBLIC, returnDocument: 'after' },
  ).lean();
  return token && withId(token);
}

/** @returns the digest of the deleted token, undefined if the user has no such token */
export async function deleteToken(tx: Transaction, userId: number, id: number): Promise<string | undefined> {
  const { session } = tx;
  const token = await ApiTokens.findOneAndDelete({ _id: id, userId }, { projection: { digest: 1 }, session }).lean();
  return token?.digest;
}

/** @param owner a user, an organisation, or a user in an organisation */
export async function listTokenDigests(owner: { userId?: number; organisationId?: number }): Promise<string[]> {
  const tokens = await ApiTokens.find(owner, { digest: 1 }).lean();
  return tokens.map(({ digest }) => digest);
}

/**
 * @param organisationId only tokens of this organisation
 * @returns the deleted tokens
 */
export async function deleteTokensOf(
  tx: Transaction,
  userId: number,
  organisationId?: number,
): Promise<{ id: number; digest: string }[]> {
  const { session } = tx;
  const filter = { userId, ...(organisationId !== undefined && { organisationId }) };
  const tokens = await ApiTokens.find(filter, { digest: 1 }, { session }).lean();
  await ApiTokens.deleteMany(filter, { session });
  return tokens.map(({ _id, digest }) => ({ id: _id, digest }));
}
