import type { Jurisdiction } from '../law/jurisdiction.ts';
import type { AdaptiveBank } from '../scoring/adaptiveBank.ts';
import type { Bank } from '../scoring/bank.ts';
import type { PublishedBank } from '../scoring/publishedBank.ts';
import { published as eu20240801 } from './act2024.ts';
import { published as eu20261121 } from './eu-2026-11-21/published.ts';
import { published as eu20261122 } from './eu-2026-11-22/published.ts';
import { published as eu20261124 } from './eu-2026-11-24/published.ts';
import { published as uk20261121 } from './uk-2026-11-21/published.ts';
import { published as uk20261122 } from './uk-2026-11-22/published.ts';

/** Every bank ever published, with its rules, oldest first. A bank is only ever added. */
export const publishedBanks: readonly (PublishedBank | AdaptiveBank)[] = [
  eu20261121,
  uk20261121,
  eu20261122,
  uk20261122,
  eu20261124,
];

/** Law as it stood before the first bank, with its rules, for tests and reruns alone: nobody can begin an assessment on it. */
export const pastLaw: readonly AdaptiveBank[] = [eu20240801];

/** A bank with the rules that were published with it. Throws RangeError when no bank was published under this version. */
export function publishedBank(version: string): PublishedBank | AdaptiveBank {
  const published = [...publishedBanks, ...pastLaw].find(({ bank }) => bank.version === version);
  if (!published) throw new RangeError(`There is no question bank "${version}".`);
  return published;
}

/** The same of a bank whose questions depend on answers; undefined for the first two. Throws RangeError as `publishedBank` does. */
export function adaptiveBank(version: string): AdaptiveBank | undefined {
  const published = publishedBank(version);
  return 'score' in published ? published : undefined;
}

/** The questions of a version. Throws RangeError when no bank was published under it. */
export function bankOf(version: string): Bank {
  return publishedBank(version).bank;
}

/** The bank that a new assessment of this jurisdiction begins on. */
export function currentBank(jurisdiction: Jurisdiction): Bank {
  const published = publishedBanks.findLast(({ bank }) => bank.jurisdiction === jurisdiction);
  if (!published) throw new RangeError(`There is no question bank for ${jurisdiction}.`);
  return published.bank;
}
