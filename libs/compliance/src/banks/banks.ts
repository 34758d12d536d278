import type { Jurisdiction } from '../law/jurisdiction.ts';
import type { Bank } from '../scoring/bank.ts';
import { eu20261121 } from './eu-2026-11-21/bank.ts';
import { uk20261121 } from './uk-2026-11-21/bank.ts';

/** Every bank ever published, oldest first. A bank is only ever added. */
export const banks: readonly Bank[] = [eu20261121, uk20261121];

/** The bank that a new assessment of this jurisdiction begins on. */
export function currentBank(jurisdiction: Jurisdiction): Bank {
  const bank = banks.findLast(candidate => candidate.jurisdiction === jurisdiction);
  if (!bank) throw new RangeError(`There is no question bank for ${jurisdiction}.`);
  return bank;
}

/** The bank of a version. Throws RangeError when no such bank was published. */
export function bankOf(version: string): Bank {
  const bank = banks.find(candidate => candidate.version === version);
  if (!bank) throw new RangeError(`There is no question bank "${version}".`);
  return bank;
}
