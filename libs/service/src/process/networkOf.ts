import ipaddr from 'ipaddr.js';

/**
 * The network that limits count as one caller: an IPv4 address, or the /64 that an IPv6 customer has at least.
 * @param address as Node writes it, including an IPv4 address in IPv6 form; '' if the client is unknown
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return groupsOf(parsed, 4);
}

/** The /48 of an IPv6 address, which contains 65,536 such networks; null for any other address. */
export function ipv6SiteOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv4 ? null : groupsOf(parsed, 3);
}

/**
 * Whether an address is in a list of addresses and networks.
 * @param networks IPv4 and IPv6 addresses, and networks as in '192.0.2.0/24'
 */
export function isWithin(address: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some(network => {
    const [base, bits] = rangeOf(network);
    return parsed.kind() === base.kind() && parsed.match(base, bits);
  });
}

function rangeOf(network: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (network.includes('/')) return ipaddr.parseCIDR(network);
  const base = ipaddr.process(network);
  return [base, base instanceof ipaddr.IPv4 ? 32 : 128];
}

function groupsOf({ parts }: ipaddr.IPv6, count: number): string {
  return parts
    .slice(0, count)
    .map(group => group.toString(16))
    .join(':');
}
