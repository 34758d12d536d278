import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import ipaddr from 'ipaddr.js';
import type { Agent, RequestInit } from 'undici';

const MOST_BYTES = 1024 * 1024;
const TIMEOUT_MS = 10_000;

/** An address that is not to be asked: another machine of the operator's, or not even https. */
class NotPublic extends Error {}

/** Whether an address was not asked at all, because it is none of the public internet's. */
export const isNotPublic = (error: unknown): boolean =>
  error instanceof NotPublic || (error instanceof Error && error.cause instanceof NotPublic);

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type Found = (error: Error | null, addresses: string | LookupAddress[], family?: number) => void;

/** Whether an IP address is one of the public internet's own; clothed ones (IPv4 in IPv6, NAT64, 6to4, Teredo) are not. */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast';
}

/** What a connection is made to is what was looked at: a name that answers differently the next time changes nothing. */
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
 * Fetches from addresses that somebody typed in: over https, from the public internet, without following redirects, and no
 * more than 1 MiB in 10 seconds.
 * @param isPrivateAllowed where the operator hosts the identity provider inside: plain http and private addresses are good too
 */
export function publicFetch({ isPrivateAllowed }: { isPrivateAllowed: boolean }): Fetch {
  let agent: Agent | undefined;
  return async (url, init) => {
    if (!isPrivateAllowed) requirePublic(new URL(url));
    // Loaded when an address is asked, which few products do: it has a hundred modules.
    const { Agent, fetch } = await import('undici');
    agent ??= new Agent({
      connect: { timeout: TIMEOUT_MS, ...(!isPrivateAllowed && { lookup: publicLookup }) },
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
      maxResponseSize: MOST_BYTES,
      keepAliveTimeout: 1_000,
    });
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      dispatcher: agent,
    });
    // Read to its end here, so that its size and time are bounded for every reader.
    const body = await answer.arrayBuffer();
    const { status, statusText } = answer;
    const isEmpty = status === 204 || status === 304;
    return new Response(isEmpty ? null : body, { status, statusText, headers: [...answer.headers] });
  };
}

/** Numbers in the place of a name are not looked up, so they are looked at here; URL writes every spelling of one alike. */
function requirePublic({ protocol, hostname }: URL): void {
  if (protocol !== 'https:') throw new NotPublic('only https is fetched');
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(literal) && !isPublic(literal)) throw new NotPublic(`${literal} is not a public address`);
}
