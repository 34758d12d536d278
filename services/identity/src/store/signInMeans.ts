import { findPasswordHash } from './credentials.ts';
import { hasIdentity } from './identities.ts';
import { hasPasskey } from './passkeys.ts';
import { findSecondFactor } from './secondFactors.ts';

/** The ways in which a user can confirm their identity. */
export type SignInMeans = {
  password: boolean;
  /** Whether the password needs a code of the authenticator app or a recovery code. */
  code: boolean;
  /** Whether an authenticator app gives codes. */
  app: boolean;
  /** Whether a passkey replaces password and code. */
  passkey: boolean;
  /** Whether they can sign in through an identity provider. */
  provider: boolean;
};

export async function findSignInMeans(userId: number): Promise<SignInMeans> {
  const [factor, passkey, provider, hash] = await Promise.all([
    findSecondFactor(userId),
    hasPasskey(userId),
    hasIdentity(userId),
    findPasswordHash(userId),
  ]);
  const app = Boolean(factor?.enabledAt);
  return { password: hash !== undefined, code: app || passkey, app, passkey, provider };
}
