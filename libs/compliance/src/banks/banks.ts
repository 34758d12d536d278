import type { Jurisdiction } from '../law/jurisdiction.ts';
import type { Bank } from '../scoring/bank.ts';
import type { PublishedBank } from '../scoring/publishedBank.ts';
import { published as act2024 } from './act2024.ts';
import { published as eu } from './eu/published.ts';
import { published as uk } from './uk/published.ts';

/** The banks that assessments can start on, with their rules, oldest first. From v0.1.0 banks are only added. */
export const publishedBanks: readonly PublishedBank[] = [eu, uk];

/** The law before the first bank, with its rules: only for testing law changes. No assessment can start on it. */
export const pastLaw: readonly PublishedBank[] = [act2024];

/** A bank with its rules. Throws RangeError if no bank has this version. */
export function publishedBank(version: string): PublishedBank {
  const published = [...publishedBanks, ...pastLaw].find(({ bank }) => bank.version === version);
  if (!published) throw new RangeError(`There is no question bank "${version}".`);
  return published;
}

/** The questions of a version. Throws RangeError if no bank has it. */
export function bankOf(version: string): Bank {
  return publishedBank(version).bank;
}

/** The bank that new assessments of this jurisdiction start on. */
export function currentBank(jurisdiction: Jurisdiction): Bank {
  const published = publishedBanks.findLast(({ bank }) => bank.jurisdiction === jurisdiction);
  if (!published) throw new RangeError(`There is no question bank for ${jurisdiction}.`);
  return published.bank;
}
