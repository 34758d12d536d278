import { Resolver } from 'node:dns/promises';

const TIMEOUT_MS = 3_000;
const TRIES = 2;
/** DNS errors for a name without such a record. */
const NO_RECORD_CODES = ['ENOTFOUND', 'ENODATA'];

export type DnsTexts = ReturnType<typeof dnsTexts>;

/** @param servers addresses of name servers; by default those of the machine */
export function dnsTexts(servers?: readonly string[]) {
  return async (name: string): Promise<string[]> => {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
    if (servers) resolver.setServers(servers);
    try {
      // One record may come in several pieces.
      return (await resolver.resolveTxt(name)).map(pieces => pieces.join(''));
    } catch (error) {
      if (NO_RECORD_CODES.includes((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw error;
    }
  };
}
