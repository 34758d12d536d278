import * as client from 'openid-client';
import type { Claims } from '../domain/providerPerson.ts';
import { signInProblem } from '../domain/signInProblem.ts';
import { type Fetch, publicFetch } from './publicFetch.ts';
import { type Check, testProvider } from './testProvider.ts';

export type Connection = { issuer: string; clientId: string; clientSecret: string };

/** Values against which the response to a sign-in is checked. */
export type Checks = { state: string; nonce: string; verifier: string };

export type Oidc = ReturnType<typeof oidc>;

const SCOPE = 'openid email profile';
/** Maximum difference between the provider's clock and ours. */
const CLOCK_SECONDS = 60;
/** After this time the metadata is loaded again. Keys are loaded whenever a new one appears. */
const KNOWN_MS = 60 * 60 * 1000;
/** The longest ID token, which is kept for signing out, and the longest subject, in characters (OpenID Connect Core, 2). */
const MAX_TOKEN_LENGTH = 32 * 1024;
const MAX_SUBJECT_LENGTH = 255;
/** The most providers remembered at once. */
const MAX_KNOWN = 1_000;

/** The values to register at a provider for this product. */
export const signInValues = (publicUrl: string) => ({
  redirectUri: `${publicUrl}/api/sign-in/callback`,
  signedOutUri: `${publicUrl}/`,
  scopes: SCOPE,
});

/** A relying party of OpenID Connect: the code flow with PKCE, state and nonce. Signatures are checked with the provider's keys. */
export function oidc({ publicUrl, isPrivateAllowed }: { publicUrl: string; isPrivateAllowed: boolean }) {
  const { redirectUri: callback, signedOutUri } = signInValues(publicUrl);
  const get: Fetch = publicFetch({ isPrivateAllowed });
  const known = new Map<string, { at: number; provider: Promise<client.Configuration> }>();

  function discover({ issuer, clientId, clientSecret }: Connection): Promise<client.Configuration> {
    const checks = [client.enableNonRepudiationChecks, ...(isPrivateAllowed ? [client.allowInsecureRequests] : [])];
    const metadata = { [client.clockTolerance]: CLOCK_SECONDS };
    return client.discovery(new URL(issuer), clientId, metadata, asTheProviderWishes(clientSecret), {
      [client.customFetch]: (url, init) => get(url, init as Parameters<Fetch>[1]),
      execute: checks,
      timeout: 15,
    });
  }

  async function getProvider(connection: Connection): Promise<client.Configuration> {
    const key = keyOf(connection);
    const before = known.get(key);
    if (before && Date.now() - before.at < KNOWN_MS) return before.provider;
    const provider = discover(connection);
    known.delete(key);
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= MAX_KNOWN) known.delete(oldest);
    known.set(key, { at: Date.now(), provider });
    provider.catch(() => known.delete(key));
    return provider;
  }

  /** The address is user input, so it must lead a browser to a web page only. */
  function pageAt(address: URL): string {
    if (address.protocol === 'https:' || (isPrivateAllowed && address.protocol === 'http:')) return address.href;
    throw signInProblem('untrusted');
  }

  return {
    /** Checks a connection as far as possible without a user. */
    check: (connection: Connection): Promise<Check[]> =>
      testProvider({ get, callback, isPrivateAllowed }, { ...connection, scope: SCOPE }),

    /** @param isFresh whether the user must sign in again at the provider */
    async begin(connection: Connection, { isFresh }: { isFresh: boolean }): Promise<Checks & { address: string }> {
      const provider = await asProblem(getProvider(connection));
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(provider, {
        redirect_uri: callback,
        scope: SCOPE,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        ...(isFresh && { prompt: 'login', max_age: '0' }),
      });
      return { ...checks, address: pageAt(address) };
    },

    /**
     * @param answer the query with which the provider redirected the browser back
     * @param groupsClaim the claim with groups; null if they do not matter
     * @throws DomainError UNAUTHENTICATED with the problem as its `reason`
     */
    async finish(
      connection: Connection,
      answer: string,
      { groupsClaim = null, ...checks }: Checks & { groupsClaim?: string | null },
    ): Promise<{ claims: Claims; idToken: string }> {
      const provider = await asProblem(getProvider(connection));
      const grant = client.authorizationCodeGrant(provider, new URL(`${callback}?${answer}`), {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.verifier,
      });
      // An unknown key may have been rotated in just now: the next sign-in loads all keys again.
      grant.catch(() => known.delete(keyOf(connection)));
      const tokens = await asProblem(grant);
      const claims = tokens.claims();
      if (
        !claims ||
        !tokens.id_token ||
        tokens.id_token.length > MAX_TOKEN_LENGTH ||
        claims.sub.length > MAX_SUBJECT_LENGTH
      )
        throw signInProblem('untrusted');
      const told = valuesOf(claims);
      const asked = () => asProblem(userinfo(provider, tokens.access_token, claims.sub));
      let said: Record<string, unknown> = {};
      if (told.email === undefined) said = await asked();
      // Groups decide a role, not the identity: without them people can still sign in.
      else if (groupsClaim !== null && told[groupsClaim] === undefined) said = await asked().catch(() => ({}));
      return {
        claims: { ...aboutThe(told.email, said), ...told, iss: claims.iss, sub: claims.sub },
        idToken: tokens.id_token,
      };
    },

    /** The address where the provider ends its session and redirects the browser; null if it offers none. */
    async endAddress(connection: Connection, idToken: string): Promise<string | null> {
      const provider = await getProvider(connection).catch(() => null);
      if (!provider?.serverMetadata().end_session_endpoint) return null;
      const address = client.buildEndSessionUrl(provider, {
        id_token_hint: idToken,
        post_logout_redirect_uri: signedOutUri,
      });
      return pageAt(address);
    },
  };
}

/** Claims that some providers return only from the user info endpoint. */
async function userinfo(
  provider: client.Configuration,
  token: string,
  subject: string,
): Promise<Record<string, unknown>> {
  if (!provider.serverMetadata().userinfo_endpoint) return {};
  // The method and time of sign-in are taken from the ID token only.
  const { amr: _, auth_time: _at, ...person } = await client.fetchUserInfo(provider, token, subject);
  return valuesOf(person);
}

function valuesOf(claims: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null && value !== undefined));
}

/** A confirmation counts only for the address in the same response. */
function aboutThe(email: unknown, { email_verified, xms_edov, ...said }: Record<string, unknown>): object {
  return email === undefined ? { ...said, email_verified, xms_edov } : said;
}

const keyOf = (connection: Connection) => JSON.stringify(connection);

/** In the header, which every provider must accept, or in the body if the provider accepts nothing else. */
function asTheProviderWishes(secret: string): client.ClientAuth {
  const [inHeader, inBody] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? inHeader : inBody)(server, ...rest);
  };
}

async function asProblem<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    throw problemOf(error);
  }
}

/** Turns errors of the client library into our own. Their texts name addresses and claims, which are for the log only. */
function problemOf(error: unknown): Error {
  if (error instanceof client.AuthorizationResponseError)
    return withCause(signInProblem(error.error === 'access_denied' ? 'cancelled' : 'refused'), error);
  if (error instanceof client.ResponseBodyError)
    return withCause(signInProblem(error.error === 'invalid_grant' ? 'expired' : 'refused'), error);
  if (error instanceof client.WWWAuthenticateChallengeError) return withCause(signInProblem('refused'), error);
  if (!(error instanceof client.ClientError)) return withCause(signInProblem('away', 'UNAVAILABLE'), error);
  const { code } = error;
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' || code === undefined)
    return withCause(signInProblem('away', 'UNAVAILABLE'), error);
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return withCause(signInProblem('expired'), error);
  return withCause(signInProblem('untrusted'), error);
}

/** The cause for the log, without personal data from the provider. */
function withCause(problem: Error, error: unknown): Error {
  const { message, code, status } = error as { message?: string; code?: string; status?: number };
  const said = error instanceof client.ResponseBodyError || error instanceof client.AuthorizationResponseError;
  return Object.assign(problem, { cause: { message, code, status, ...(said && { error: error.error }) } });
}
