import * as z from 'zod/mini';

const Network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const MAX_NETWORKS = 20;

/** The addresses and networks in a text, separated by lines, blanks or commas. */
export function parseNetworks(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
}

/** The error in the addresses and networks of a text; undefined if there is none. */
export function networksFault(text: string): string | undefined {
  const networks = parseNetworks(text);
  if (networks.length > MAX_NETWORKS) return `Enter at most ${MAX_NETWORKS} addresses and networks`;
  const wrong = networks.find(network => !Network.safeParse(network).success);
  if (wrong === undefined) return undefined;
  const shown = wrong.length > 50 ? `${wrong.slice(0, 50)}…` : wrong;
  return `“${shown}” is neither an address, such as 192.0.2.7, nor a network, such as 192.0.2.0/24`;
}
