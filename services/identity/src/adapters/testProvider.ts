import { randomBytes } from 'node:crypto';
import { type Fetch, isNotPublic } from './publicFetch.ts';

/** A checked aspect and its result. `unclear`: only a real sign-in can show it. */
export type Check = {
  what: 'address' | 'issuer' | 'flow' | 'keys' | 'redirect' | 'client';
  state: 'ok' | 'wrong' | 'unclear';
  /** A sentence for the person who sets it up, without provider texts and secrets. */
  sentence: string;
};

type Asking = { get: Fetch; callback: string; isPrivateAllowed: boolean };
type Asked = { issuer: string; clientId: string; clientSecret: string; scope: string };
type Metadata = Record<string, unknown>;
type Verdict = Omit<Check, 'what'>;

const ok = (sentence: string): Verdict => ({ state: 'ok', sentence });
const wrong = (sentence: string): Verdict => ({ state: 'wrong', sentence });
const unclear = (sentence: string): Verdict => ({ state: 'unclear', sentence });

/**
 * Tests an identity provider as far as possible without a user: its metadata, its keys, whether it knows our callback and, with a made-up
 * code, whether it accepts the client's secret. Skips checks that depend on a failed one.
 */
export async function testProvider(asking: Asking, asked: Asked): Promise<Check[]> {
  const { issuer } = asked;
  const metadata = await read(asking, `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  if (typeof metadata === 'string') return [{ what: 'address', ...wrong(`Address of the issuer: ${metadata}`) }];
  const described: Check[] = [
    { what: 'address', ...ok('The provider answers at the issuer’s address.') },
    { what: 'issuer', ...issuerOf(metadata, issuer) },
    { what: 'flow', ...flowOf(metadata, asking) },
  ];
  if (described.some(({ state }) => state === 'wrong')) return described;
  const [keys, redirect, client] = await Promise.all([
    checkKeys(asking, metadata),
    checkRedirect(asking, asked, metadata),
    checkClient(asking, asked, metadata),
  ]);
  return [...described, { what: 'keys', ...keys }, { what: 'redirect', ...redirect }, { what: 'client', ...client }];
}

/** The JSON at an address, or the reason why it cannot be read, worded to follow 'Address of …:'. */
async function read({ get }: Asking, address: string): Promise<Metadata | string> {
  const answer = await get(address, { headers: { accept: 'application/json' } }).catch((error: unknown) => error);
  if (isNotPublic(answer)) return 'not requested. It must begin with https:// and be on the public internet.';
  if (!(answer instanceof Response)) return 'no provider could be reached. Please check the address.';
  if (answer.status !== 200) return `the provider answered ${answer.status} instead of 200. Please check the address.`;
  const said: unknown = await answer.json().catch(() => null);
  const isObject = typeof said === 'object' && said !== null && !Array.isArray(said);
  return isObject ? (said as Metadata) : 'the response does not describe an OpenID provider.';
}

function issuerOf({ issuer }: Metadata, expected: string): Verdict {
  return issuer === expected
    ? ok('The issuer matches the one that the provider states.')
    : wrong(
        'The provider states a different issuer. Please copy the issuer from its settings exactly, including any slash at the end.',
      );
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function flowOf(metadata: Metadata, { isPrivateAllowed }: Asking): Verdict {
  const addresses = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'].map(name => String(metadata[name] ?? ''));
  if (!addresses.every(address => isPage(address, isPrivateAllowed)))
    return wrong('The provider does not give https addresses for signing in, tokens and keys.');
  if (!listOf(metadata.response_types_supported).includes('code'))
    return wrong('The provider does not offer the authorization code flow.');
  const methods = metadata.code_challenge_methods_supported;
  if (methods !== undefined && !listOf(methods).includes('S256'))
    return wrong('The provider does not offer PKCE with S256.');
  return ok('The provider offers the authorization code flow.');
}

function isPage(address: string, isPrivateAllowed: boolean): boolean {
  const protocol = URL.parse(address)?.protocol;
  return protocol === 'https:' || (isPrivateAllowed && protocol === 'http:');
}

async function checkKeys(asking: Asking, { jwks_uri: address }: Metadata): Promise<Verdict> {
  const said = await read(asking, String(address));
  if (typeof said === 'string') return wrong(`Address of the provider’s keys: ${said}`);
  const isKey = (key: unknown) => typeof key === 'object' && key !== null && 'kty' in key;
  return listOf(said.keys).some(isKey)
    ? ok('The provider’s signing keys can be read.')
    : wrong('The provider has no keys at its key address.');
}

/** The verdict on the redirect URI. Without a session and without a prompt, the provider redirects back at once, if it knows the URI. */
async function checkRedirect(
  { get, callback }: Asking,
  { clientId, scope }: Asked,
  metadata: Metadata,
): Promise<Verdict> {
  const address = new URL(String(metadata.authorization_endpoint));
  const challenge = randomBytes(32).toString('base64url');
  for (const [name, value] of Object.entries({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callback,
    scope,
    state: 'test',
    nonce: 'test',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    prompt: 'none',
  }))
    address.searchParams.set(name, value);
  const answer = await get(address.href, {}).catch(() => null);
  const isBack = answer?.headers.get('location')?.startsWith(callback);
  if (isBack) return ok('The provider knows the client ID and the redirect URI.');
  if (answer && answer.status >= 400 && answer.status < 500)
    return wrong(
      'The provider refuses sign-ins for this client. Please check the client ID, and that exactly this redirect URI is registered.',
    );
  return unclear('The redirect URI can only be checked when someone signs in.');
}

const REFUSED: Record<string, Verdict> = {
  invalid_client: wrong('The provider does not accept the client ID with this secret. The secret may have expired.'),
  unauthorized_client: wrong('The provider does not allow this client the authorization code flow.'),
  invalid_grant: ok('The provider accepts the client ID with its secret.'),
};

/** Sends an unissued code: a provider that knows the client reports an invalid code. */
async function checkClient(
  { get, callback }: Asking,
  { clientId, clientSecret }: Asked,
  metadata: Metadata,
): Promise<Verdict> {
  const methods = metadata.token_endpoint_auth_methods_supported;
  const isInHeader = methods === undefined || listOf(methods).includes('client_secret_basic');
  const pair = [clientId, clientSecret].map(part => encodeURIComponent(part)).join(':');
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: randomBytes(32).toString('base64url'),
    redirect_uri: callback,
    code_verifier: randomBytes(32).toString('base64url'),
    ...(!isInHeader && { client_id: clientId, client_secret: clientSecret }),
  });
  const answer = await get(String(metadata.token_endpoint), {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      ...(isInHeader && { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }),
    },
    body: String(body),
  }).catch(() => null);
  if (!answer) return wrong('The provider could not be reached at its token address.');
  const said: { error?: unknown } | null = await answer.json().catch(() => null);
  const verdict = REFUSED[String(said?.error)] ?? (answer.status === 401 ? REFUSED.invalid_client : undefined);
  return verdict ?? unclear('The secret can only be checked when someone signs in.');
}
