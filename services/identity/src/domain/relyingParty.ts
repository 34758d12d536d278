/** The relying party to which passkeys are bound; they work nowhere else. */
export type RelyingParty = { id: string; origin: string };

const ADDRESS = /^(\d+\.){3}\d+$|^\[/;

/**
 * The relying party at the product's public address. Null if browsers do not support passkeys there: without https (except on localhost) or
 * if the host is an IP address.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if ((protocol !== 'https:' && !isLocal) || ADDRESS.test(hostname)) return null;
  return { id: hostname, origin };
}
