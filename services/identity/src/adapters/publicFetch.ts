import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import ipaddr from 'ipaddr.js';
import type { Agent, RequestInit } from 'undici';

/** JSON.parse takes time in proportion, some milliseconds for this size; a thread would cost more than it saves. */
const MAX_BYTES = 256 * 1024;
const TIMEOUT_MS = 10_000;
/** The deepest level of a JSON response, its most values, and the most signing keys of a provider. */
const DEEPEST = 12;
const MAX_VALUES = 20_000;
const MAX_KEYS = 100;

/** An address that may not be requested: another machine of the operator's, or one without https. */
class NotPublic extends Error {}

/** Whether an address was not requested because it is not on the public internet. */
export const isNotPublic = (error: unknown): boolean =>
  error instanceof NotPublic || (error instanceof Error && error.cause instanceof NotPublic);

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type Found = (error: Error | null, addresses: string | LookupAddress[], family?: number) => void;

/** Whether an IP address is public; embedded ones (IPv4 in IPv6, NAT64, 6to4, Teredo) do not count. */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast';
}

/** Connects to the address that was checked: a second, different DNS answer has no effect. */
function publicLookup(host: string, options: LookupOptions, found: Found): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    const bad = addresses.find(({ address }) => !isPublic(address));
    if (bad || addresses.length === 0) return found(new NotPublic(`${host} is not a public address`), []);
    const [first] = addresses;
    if (options.all || !first) found(null, addresses);
    else found(null, first.address, first.family);
  });
}

/**
 * Fetches from user-supplied addresses: over https, from the public internet, without following redirects, and no more than 256 KiB in 10
 * seconds. Compressed responses are refused unread, because their size is unknown. JSON has at most 12 levels, 20,000 values and 100
 * `keys`.
 * @param isPrivateAllowed for operators with an internal identity provider: also allows plain http and private addresses
 */
export function publicFetch({ isPrivateAllowed }: { isPrivateAllowed: boolean }): Fetch {
  let agent: Agent | undefined;
  return async (url, init) => {
    if (!isPrivateAllowed) requirePublic(new URL(url));
    // Loaded on first use, because few products need it and it has a hundred modules.
    const { Agent, fetch } = await import('undici');
    agent ??= new Agent({
      connect: { timeout: TIMEOUT_MS, ...(!isPrivateAllowed && { lookup: publicLookup }) },
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
      // A new connection for each request: the provider may close a kept one just as it is used.
      pipelining: 0,
    });
    const headers = new Headers(init.headers as HeadersInit);
    headers.set('accept-encoding', 'identity');
    const answer = await fetch(url, {
      ...init,
      headers: [...headers],
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      dispatcher: agent,
    });
    // Read to its end here, so that size and time are limited for every reader.
    const body = await bodyOf(answer);
    requireSmall(body);
    const { status, statusText } = answer;
    return new Response(body, { status, statusText, headers: [...answer.headers] });
  };
}

type Answer = Awaited<ReturnType<typeof import('undici').fetch>>;

/** Null without a body, and for redirects, of which only the header is used. */
async function bodyOf({ status, headers, body }: Answer): Promise<Uint8Array<ArrayBuffer> | null> {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() || 'identity';
  const isEmpty = status < 200 || status === 204 || (status >= 300 && status < 400);
  if (!body || isEmpty || encoding !== 'identity') {
    await body?.cancel();
    if (encoding !== 'identity') throw new Error('the answer is compressed although that was not allowed');
    return null;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error(`the answer has more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * Limits the size only; the reader parses the JSON.
 * @throws Error for more than any provider needs to send
 */
function requireSmall(body: Uint8Array | null): void {
  const value = parsed(body);
  const keys = typeof value === 'object' && value !== null && 'keys' in value ? value.keys : null;
  if (Array.isArray(keys) && keys.length > MAX_KEYS) throw new Error(`the provider has more than ${MAX_KEYS} keys`);
  let level: unknown[] = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length;
    if (depth > DEEPEST || values > MAX_VALUES) throw new Error('the answer is too deep, or has too many values');
    level = level.flatMap(each => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
}

function parsed(body: Uint8Array | null): unknown {
  try {
    return JSON.parse(Buffer.from(body ?? []).toString());
  } catch {
    return null;
  }
}

/** IP addresses are not looked up, so they are checked here. URL normalises their spellings. */
function requirePublic({ protocol, hostname }: URL): void {
  if (protocol !== 'https:') throw new NotPublic('only https is fetched');
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(literal) && !isPublic(literal)) throw new NotPublic(`${literal} is not a public address`);
}
