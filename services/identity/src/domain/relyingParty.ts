/** What passkeys are bound to: none made here works anywhere else. */
export type RelyingParty = { id: string; origin: string };

const ADDRESS = /^(\d+\.){3}\d+$|^\[/;

/**
 * Whom passkeys are made for, by the address at which people reach the product. Null where browsers have none: without
 * https, except on this machine itself, and where the host is a bare network address.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if ((protocol !== 'https:' && !isLocal) || ADDRESS.test(hostname)) return null;
  return { id: hostname, origin };
}
