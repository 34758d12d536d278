import type { AdaptiveBank } from '../scoring/adaptiveBank.ts';
import { published as eu20261201 } from './eu-2026-12-01/published.ts';
import { published as uk20261122 } from './uk-2026-11-22/published.ts';

/**
 * Adaptive banks that are written and tested but not in force: nothing outside this library scores by them. In force a bank is from
 * the day on which it joins `publishedBanks`.
 */
export const nextBanks: readonly AdaptiveBank[] = [eu20261201, uk20261122];

/** A bank that is not yet in force. Throws RangeError when there is none of this version. */
export function nextBank(version: string): AdaptiveBank {
  const next = nextBanks.find(({ bank }) => bank.version === version);
  if (!next) throw new RangeError(`There is no question bank "${version}" in preparation.`);
  return next;
}
