import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { dates } from '../law/dates.ts';
import { assess } from '../scoring/assess.ts';
import type { Bank } from '../scoring/bank.ts';
import { valuesOf } from '../scoring/scoreOf.ts';
import { banks } from './banks.ts';
import { named } from './eu-2026-11-21/euFacts.ts';
import { ceilings } from './eu-2026-11-21/fineTiers.ts';
import { highRiskDuties } from './eu-2026-11-21/highRiskDuties.ts';
import { otherRemedies } from './eu-2026-11-21/otherRemedies.ts';
import { ukMeasures } from './uk-2026-11-21/ukMeasures.ts';
import { redFlags } from './uk-2026-11-21/ukPoints.ts';

/**
 * What a bank said when it was published. Files may move and be renamed; a digest here never changes, and a new bank adds its own.
 * `data` is of the bank itself with its dates and the sentences of its rules, `results` of the whole results of the seeded answers below.
 */
const published: Record<string, { data: string; results: string }> = {
  'eu-2026-11-21': {
    data: 'e6b2970dc8b556aaba653cc0f1e1efee3887f2d558c730c4d9da7e860f3d283c',
    results: 'ed03aa7fc39f386566c77a4b914c43cf4630b8c62137c92ac9ce2f9316ffe44a',
  },
  'uk-2026-11-21': {
    data: '4f5b314bf307e1ad0b28461bd385dcf4081978c839c9335ae65fe4b7e42b4dc2',
    results: '9d496ebdbd681fde2e17473e3b72c71f971cd7565bc2ea67708d56c243598707',
  },
};

/** The sentences and numbers that the rules of a bank choose from. */
const rulesOf: Record<string, unknown> = {
  'eu-2026-11-21': { dates, named, ceilings, highRiskDuties, otherRemedies },
  'uk-2026-11-21': { dates, redFlags, ukMeasures },
};

const SETS = 5_000;
/** The day after publication, the day of Annex III with Annex I still to come, and a day on which everything applies. */
const DAYS = ['2026-11-22', '2027-12-02', '2030-12-31'];
const TURNOVERS = [null, 0, 4_000_000, 140_000_000, 2_000_000_000];
const SIZES = [null, 'sme', 'smc', 'large'] as const;

/** JSON with the keys of every object in alphabetical order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record).filter(key => record[key] !== undefined);
  return `{${keys
    .sort()
    .map(key => `"${key}":${canonical(record[key])}`)
    .join()}}`;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** mulberry32: the same numbers on every machine and in every release of Node. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function digestOfResults(bank: Bank): string {
  const hash = createHash('sha256');
  const next = seeded(20_261_121);
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)] as Value;
  for (let set = 0; set < SETS; set++) {
    const answers = Object.fromEntries(bank.questions.map(question => [question.id, oneOf(valuesOf(question))]));
    const undertaking = { turnover: oneOf(TURNOVERS), size: oneOf(SIZES) };
    for (const today of DAYS) hash.update(canonical(assess({ bank, answers, today, ...undertaking })));
  }
  return hash.digest('hex');
}

describe.each(banks.map(bank => [bank.version, bank] as const))('the published bank %s', (version, bank) => {
  it('has the texts, points, dates, citations and sentences that it was published with', () => {
    expect(sha256(canonical({ bank, rules: rulesOf[version] }))).toBe(published[version]?.data);
  });

  it('says about 5,000 sets of answers on three days what it said when it was published', () => {
    expect(digestOfResults(bank)).toBe(published[version]?.results);
  });
});
