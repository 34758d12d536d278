import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Bank } from '../scoring/bank.ts';
import { valuesOf } from '../scoring/scoreOf.ts';
import { assess } from './assess.ts';
import { publishedBanks } from './banks.ts';
import { dates as euDates } from './eu-2026-11-21/dates.ts';
import { named } from './eu-2026-11-21/euFacts.ts';
import { ceilings } from './eu-2026-11-21/fineTiers.ts';
import { highRiskDuties } from './eu-2026-11-21/highRiskDuties.ts';
import { otherRemedies } from './eu-2026-11-21/otherRemedies.ts';
import { dates as ukDates } from './uk-2026-11-21/dates.ts';
import { ukMeasures } from './uk-2026-11-21/ukMeasures.ts';
import { redFlags } from './uk-2026-11-21/ukPoints.ts';

/** Both banks of 21 November 2026 were published with one table of dates. */
const dates = [...euDates, ...ukDates].toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));

/** The sentences and numbers that the rules of a bank choose from. */
const rulesOf: Record<string, Record<string, unknown>> = {
  'eu-2026-11-21': { dates, named, ceilings, highRiskDuties, otherRemedies },
  'uk-2026-11-21': { dates, redFlags, ukMeasures },
};

/**
 * What a bank was when it was published. Files may move and be renamed; a digest here never changes, and a new bank adds its own.
 * `data` is of the bank itself with its dates and the sentences of its rules, `results` of the whole results of the seeded answers below.
 * `places` only names what differs: it has the beginning of a digest for each question, for each field of the questions, for each table of
 * the rules and for each field of the results.
 */
const digests: Record<string, { data: string; results: string; places: string }> = {
  'eu-2026-11-21': {
    data: 'e6b2970dc8b556aaba653cc0f1e1efee3887f2d558c730c4d9da7e860f3d283c',
    results: 'ed03aa7fc39f386566c77a4b914c43cf4630b8c62137c92ac9ce2f9316ffe44a',
    places: `
      version:6cd7fc jurisdiction:0d7d67 lawAsOf:85f098 dates:b38bd1 named:c50a32 ceilings:cccdc9
      highRiskDuties:c9e81c otherRemedies:7cb1c7 eu-01:32c4af eu-02:43d3a8 eu-02a:04d723 eu-03:829a20 eu-04:40892f
      eu-05:8fb39d eu-06:4ce46a eu-07:f9dfee eu-08:e4f0f3 eu-09:db276f eu-10:add1e5 eu-11:334ca4 eu-12:2b17ec
      eu-13:58096d eu-14:f8ec96 eu-15:41c02a eu-16:d654e4 eu-17:dbe491 eu-18:d9d1d5 eu-19:ec2d55 eu-20:013038
      eu-21:b84654 eu-22:c78c30 eu-23:6cc57e eu-24:c3dbaf eu-25:f7a821 eu-26:10cb59 id:fe4498 category:f60639
      question:69b53e options:2c086b helpText:81f329 type:657de5 articleReference:b5fbb3 citation:565997 label:c88b06
      instrument:11497b article:c27734 url:4a5b24 asOf:ffebb1 checkedOn:63e084 confidence:13e11a appliesFrom:35a149
      riskLevel:9a3673 riskScore:d56c4f complianceScore:395317 band:8e6ce8 euClass:010a68 findings:9f777a gaps:0c3e3e
      actions:097ef8 recommendations:0f303d estimatedFine:7655f7 fine:5d8361 notes:6720e9
    `,
  },
  'uk-2026-11-21': {
    data: '4f5b314bf307e1ad0b28461bd385dcf4081978c839c9335ae65fe4b7e42b4dc2',
    results: '9d496ebdbd681fde2e17473e3b72c71f971cd7565bc2ea67708d56c243598707',
    places: `
      version:16cb9c jurisdiction:134648 lawAsOf:befb97 dates:b38bd1 redFlags:d3400e ukMeasures:0c9ede uk-s1:bde623
      uk-s2:9fb24c uk-s3:60700f uk-s4:0f0a1f uk-t1:43d478 uk-t2:d1356b uk-t3:02fe24 uk-t4:d05f5d uk-f1:fee317
      uk-f2:d3c99f uk-f3:a844d9 uk-f4:2164f3 uk-a1:e69b9b uk-a2:16120d uk-a3:a5a962 uk-a4:eba030 uk-c1:0cef0f
      uk-c2:ae183f uk-c3:6dd06f uk-c4:243edf id:d06ae9 category:f7cb76 question:4e350f type:b40c26 options:ceb580
      articleReference:bc24e4 helpText:524233 citation:69c7cf principle:f7cb76 label:bc24e4 article:99d833
      instrument:3b9c45 url:004c7e asOf:088731 confidence:764549 checkedOn:d6bb6b appliesFrom:bc7c6a scoring:223d34
      riskLevel:cf21f4 riskScore:ee275a complianceScore:554e5c band:1d24e2 ragScore:b9556e principleScores:fddfa0
      findings:2591e2 gaps:f66bed actions:b52bc3 recommendations:bc51f5 notes:53d0ad
    `,
  },
};

const SETS = 5_000;
const SETS_BY_FIELD = 100;
/** The day after publication, the day of Annex III with Annex I still to come, and a day on which everything applies. */
const DAYS = ['2026-11-22', '2027-12-02', '2030-12-31'];
const TURNOVERS = [null, 0, 4_000_000, 140_000_000, 2_000_000_000];
const SIZES = [null, 'sme', 'smc', 'large'] as const;

// Jest looks a global up slowly, and these are called millions of times.
const { isArray } = Array;
const { keys } = Object;

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (isArray(value)) return value.map(sorted);
  const record = value as Record<string, unknown>;
  const copy: Record<string, unknown> = {};
  for (const key of keys(record).sort()) copy[key] = sorted(record[key]);
  return copy;
}

/** JSON with the keys of every object in alphabetical order. */
const canonical = (value: unknown) => JSON.stringify(sorted(value));

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

/** A name and the beginning of a digest, enough to see that something changed; that nothing did, the whole digests prove. */
const place = (name: string, text: string) => `${name}:${sha256(text).slice(0, 6)}`;

function placesOf({ questions, ...bank }: Bank, rules: Record<string, unknown>): string[] {
  const places: Record<string, unknown> = { ...bank, ...rules };
  const columns: Record<string, unknown[]> = {};
  for (const question of questions) {
    places[question.id] = question;
    for (const [name, value] of [...Object.entries(question), ...Object.entries(question.citation)])
      columns[name] = [...(columns[name] ?? []), value];
  }
  return Object.entries({ ...places, ...columns }).map(([name, value]) => place(name, canonical(value)));
}

/** The digest of the results of all sets, and one of each field in those of the first. */
function digestsOf(bank: Bank): { results: string; places: string[] } {
  const hash = createHash('sha256');
  const fields: Record<string, string> = {};
  const next = seeded(20_261_121);
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)] as Value;
  for (let set = 0; set < SETS; set++) {
    const answers = Object.fromEntries(bank.questions.map(question => [question.id, oneOf(valuesOf(question))]));
    const undertaking = { turnover: oneOf(TURNOVERS), size: oneOf(SIZES) };
    for (const today of DAYS) {
      const result = assess({ bank, answers, today, ...undertaking });
      hash.update(canonical(result));
      if (set >= SETS_BY_FIELD) continue;
      for (const [name, value] of Object.entries(result)) fields[name] = `${fields[name] ?? ''}${canonical(value)}`;
    }
  }
  return { results: hash.digest('hex'), places: Object.entries(fields).map(([name, text]) => place(name, text)) };
}

describe.each(publishedBanks.map(({ bank }) => [bank.version, bank] as const))(
  'the published bank %s',
  (version, bank) => {
    const { data, results, places = '' } = digests[version] ?? {};
    const changed = (now: string[]) => now.filter(name => !places.split(/\s+/).includes(name));

    it('has the texts, points, dates, citations and sentences that it was published with', () => {
      expect({
        changed: changed(placesOf(bank, rulesOf[version] ?? {})),
        data: sha256(canonical({ bank, rules: rulesOf[version] })),
      }).toEqual({ changed: [], data });
    });

    it('says about 5,000 sets of answers on three days what it said when it was published', () => {
      const now = digestsOf(bank);
      expect({ changed: changed(now.places), results: now.results }).toEqual({ changed: [], results });
    });
  },
);
