import { randomBytes } from 'node:crypto';
import { SIGN_IN_PURPOSES } from '@aicp/contracts/inputs/signInInputs';
import { ROLES } from '@aicp/contracts/rights/rights';
import { SESSION_ABSOLUTE_SECONDS, sessionDigest } from '@aicp/contracts/rights/session';
import type { SignedRecords } from '@aicp/service/store/signedRecords';
import type { Redis } from 'ioredis';
import { z } from 'zod';

const BEGUN_SECONDS = 10 * 60;
const PENDING_SECONDS = 15 * 60;
const LINK_SECONDS = 30 * 60;

/** A person during a sign-in at the identity provider. */
const Begun = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The digest of the browser's binding. */
  binding: z.string(),
  purpose: z.enum(SIGN_IN_PURPOSES),
  /** The provider: an organisation's own, or the product's, as configured then. */
  organisationId: z.int().nullable(),
  issuer: z.string(),
  clientId: z.string(),
  to: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The session that is confirmed, and its user. */
  session: z.string().optional(),
  userId: z.int().optional(),
});
type Begun = z.infer<typeof Begun>;

/** A person who has signed in at the provider with an account's address, while the account is not connected yet. */
const Pending = z.object({
  issuer: z.string(),
  subject: z.string(),
  userId: z.int(),
  /** The address by which the account was found. */
  email: z.string(),
  to: z.string(),
  /** Their role in the organisation whose own provider it is. */
  place: z.object({ organisationId: z.int(), role: z.enum(ROLES) }).nullable(),
  /** Whether the provider required a second factor, and the token that ends its own session. */
  hadSecondFactor: z.boolean().default(false),
  idToken: z.string().optional(),
});
export type Pending = z.infer<typeof Pending>;

/** An emailed link: the digest of the pending sign-in. */
const Link = z.object({ pending: z.string() });
type Link = z.infer<typeof Link>;

/** The data to end the provider's session, and whose provider it is. */
const Ending = z.object({ idToken: z.string(), organisationId: z.int().nullable() });
type Ending = z.infer<typeof Ending>;

/** Encrypts data that only its owner's name can decrypt. */
type Sealing = { seal(text: string, owner: string): string; open(text: string, owner: string): string };

export type SignInStore = ReturnType<typeof signInStore>;

const begunKey = (state: string) => `aicp:sign-in:begun:${sessionDigest(state)}`;
const pendingKey = (digest: string) => `aicp:sign-in:pending:${digest}`;
const linkKey = (token: string) => `aicp:sign-in:link:${sessionDigest(token)}`;
const tokenKey = (id: string) => `aicp:sign-in:id-token:${id}`;

/** Signed records of sign-ins at identity providers between two requests. If they are lost, users start again. */
export function signInStore(redis: Redis, records: SignedRecords, sealing: Sealing) {
  async function findPending(digest: string): Promise<Pending | undefined> {
    const key = pendingKey(digest);
    return Pending.safeParse(records.open(key, await redis.get(key))).data;
  }

  async function takePending(digest: string): Promise<Pending | undefined> {
    const key = pendingKey(digest);
    return Pending.safeParse(records.open(key, await redis.getdel(key))).data;
  }

  return {
    /** @returns 256 random bits for the browser that starts it; the provider's answer is useless in another browser */
    async begin(begun: Omit<Begun, 'binding'>): Promise<string> {
      const binding = randomBytes(32).toString('base64url');
      const key = begunKey(begun.state);
      const record = records.seal(key, { ...begun, binding: sessionDigest(binding) });
      await redis.set(key, record, 'EX', BEGUN_SECONDS);
      return binding;
    },

    /** Redeems it, whatever the result, so that an answer counts once. */
    async take(state: string): Promise<Begun | undefined> {
      const key = begunKey(state);
      return Begun.safeParse(records.open(key, await redis.getdel(key))).data;
    },

    isBoundTo: (begun: Begun, binding: string): boolean => begun.binding === sessionDigest(binding),

    async keepPending(pending: Pending): Promise<string> {
      const id = randomBytes(32).toString('base64url');
      const key = pendingKey(sessionDigest(id));
      await redis.set(key, records.seal(key, pending), 'EX', PENDING_SECONDS);
      return id;
    },

    takePending: (id: string): Promise<Pending | undefined> => takePending(sessionDigest(id)),

    /**
     * Keeps it while an emailed link is valid.
     * @returns its user, and its name for the order of the email
     */
    async keepForLink(id: string): Promise<{ link: string; userId: number; email: string } | undefined> {
      const link = sessionDigest(id);
      const pending = await findPending(link);
      if (!pending || (await redis.expire(pendingKey(link), LINK_SECONDS)) === 0) return undefined;
      return { link, userId: pending.userId, email: pending.email };
    },

    /** @returns the token of an emailed link, for the email only; null if nothing is pending */
    async mintLink(pending: string): Promise<string | null> {
      if (!(await findPending(pending))) return null;
      const token = randomBytes(32).toString('base64url');
      const key = linkKey(token);
      await redis.set(key, records.seal(key, { pending } satisfies Link), 'EX', LINK_SECONDS);
      return token;
    },

    /** The purpose of a link; does not consume it. */
    async findByLink(token: string): Promise<{ link: string; userId: number } | undefined> {
      const key = linkKey(token);
      const link = Link.safeParse(records.open(key, await redis.get(key))).data?.pending;
      const pending = link && (await findPending(link));
      return link && pending ? { link, userId: pending.userId } : undefined;
    },

    /** Redeems it, and invalidates every other link for the same person. */
    takeByLink: takePending,

    /** Stores in encrypted form what later ends the provider's own session. @returns the name by which the session finds it */
    async keepEnding(ending: Ending): Promise<string> {
      const id = randomBytes(16).toString('base64url');
      const sealed = sealing.seal(JSON.stringify(ending), tokenKey(id));
      await redis.set(tokenKey(id), sealed, 'EX', SESSION_ABSOLUTE_SECONDS);
      return id;
    },

    async takeEnding(id: string): Promise<Ending | null> {
      const sealed = await redis.getdel(tokenKey(id));
      if (!sealed) return null;
      const text = sealing.open(sealed, tokenKey(id));
      // The format of a single provider: the token alone.
      return text.startsWith('{') ? Ending.parse(JSON.parse(text)) : { idToken: text, organisationId: null };
    },
  };
}
