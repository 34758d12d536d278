import ipaddr from 'ipaddr.js';

/**
 * What limits count as one caller: an IPv4 address, or the /64 that one IPv6 customer has at least.
 * @param address as Node writes it, an IPv4 address in IPv6 clothing included; '' when the client is not known
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':');
}
