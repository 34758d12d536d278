import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { publishedDigests } from '../../testing/publishedDigests.ts';
import type { AdaptiveBank } from '../scoring/adaptiveBank.ts';
import { applicable } from '../scoring/applicable.ts';
import type { Bank } from '../scoring/bank.ts';
import type { Question } from '../scoring/question.ts';
import { valuesOf } from '../scoring/scoreOf.ts';
import { notYetLaw, words } from './act2024.ts';
import { assess } from './assess.ts';
import { adaptiveBank, pastLaw, publishedBanks } from './banks.ts';
import { dates as euDates } from './eu-2026-11-21/dates.ts';
import { named } from './eu-2026-11-21/euFacts.ts';
import { ceilings } from './eu-2026-11-21/fineTiers.ts';
import { highRiskDuties } from './eu-2026-11-21/highRiskDuties.ts';
import { otherRemedies } from './eu-2026-11-21/otherRemedies.ts';
import { duties } from './eu-2026-11-22/bank.ts';
import { dates as secondEuDates } from './eu-2026-11-22/dates.ts';
import { practices } from './eu-2026-11-22/facts.ts';
import { gates } from './eu-2026-11-22/gates.ts';
import { classRows, notScored, oldNames } from './eu-2026-11-22/rules/classes.ts';
import { classNotes } from './eu-2026-11-22/rules/classNotes.ts';
import { closedRows } from './eu-2026-11-22/rules/closedRows.ts';
import { conformityRoutes } from './eu-2026-11-22/rules/conformityRoute.ts';
import { dutyNotes } from './eu-2026-11-22/rules/dutyNotes.ts';
import { dutyReasons } from './eu-2026-11-22/rules/dutyReasons.ts';
import { exceptionRows, refusals } from './eu-2026-11-22/rules/exceptionRows.ts';
import { ceilings as secondCeilings } from './eu-2026-11-22/rules/fineTiers.ts';
import { letterTitles } from './eu-2026-11-22/rules/practices.ts';
import { requests } from './eu-2026-11-22/rules/requests.ts';
import { roleRows } from './eu-2026-11-22/rules/roles.ts';
import { lawNames } from './eu-2026-11-22/rules/routes.ts';
import { floors, neverLow, practicePoints, weights } from './eu-2026-11-22/rules/score.ts';
import { transitions } from './eu-2026-11-22/rules/starts.ts';
import { supervisors } from './eu-2026-11-22/rules/supervisors.ts';
import { edition } from './eu-2026-11-24/edition.ts';
import { rulesDigest } from './rulesDigests.ts';
import { dates as ukDates } from './uk-2026-11-21/dates.ts';
import { ukMeasures } from './uk-2026-11-21/ukMeasures.ts';
import { redFlags } from './uk-2026-11-21/ukPoints.ts';
import { dates as secondUkDates } from './uk-2026-11-22/dates.ts';
import { itemLaws } from './uk-2026-11-22/itemLaw.ts';
import { ukMeasures as secondMeasures } from './uk-2026-11-22/ukMeasures.ts';

/** Both banks of 21 November 2026 were published with one table of dates. */
const dates = [...euDates, ...ukDates].toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));

/** The types of system when the second banks were published, and one that nobody listed. */
const SYSTEM_TYPES = [
  'Biometric identification system',
  'Credit scoring/lending system',
  'Recruitment/HR system',
  'Medical diagnosis system',
  'General business analytics',
  'Conversational AI',
  'Content moderation system',
  'Fraud detection system',
  'Other',
] as const;
const suggestions = (version: string) => SYSTEM_TYPES.map(type => adaptiveBank(version)?.suggestions(type));

/** The sentences and numbers that the rules of a bank choose from. */
const rulesOf: Record<string, Record<string, unknown>> = {
  'eu-2024-08-01': { notYetLaw, words },
  'eu-2026-11-21': { dates, named, ceilings, highRiskDuties, otherRemedies },
  'uk-2026-11-21': { dates, redFlags, ukMeasures },
  'eu-2026-11-22': {
    dates: secondEuDates,
    duties: duties.map(({ question, ...row }) => row),
    gates,
    practices,
    classRows,
    notScored,
    oldNames,
    classNotes,
    closedRows,
    conformityRoutes,
    dutyNotes,
    dutyReasons,
    refusals,
    exceptionRows,
    ceilings: secondCeilings,
    letterTitles,
    lawNames,
    requests,
    roleRows,
    floors,
    neverLow,
    practicePoints,
    weights,
    transitions,
    supervisors,
    suggestions: suggestions('eu-2026-11-22'),
  },
  'uk-2026-11-22': {
    dates: secondUkDates,
    itemLaws,
    ukMeasures: secondMeasures,
    suggestions: suggestions('uk-2026-11-22'),
  },
};

/** With one correction, which is a row. */
rulesOf['eu-2026-11-24'] = {
  ...rulesOf['eu-2026-11-22'],
  classRows: edition.classRows,
  suggestions: suggestions('eu-2026-11-24'),
};

const SETS = 5_000;
const SETS_BY_FIELD = 100;
/** Of adaptive banks fewer, since each says more; of these some with the other facts that would change them. */
const ADAPTIVE_SETS = 300;
const ADAPTIVE_SETS_WITH_FLIPS = 8;
/** The day after publication, the day of Annex III with Annex I still to come, and a day on which everything applies. */
const DAYS = ['2026-11-22', '2027-12-02', '2030-12-31'];
const TENTHS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
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

type OneOf = <Value>(values: readonly Value[]) => Value;

const IN_SCOPE: Record<string, string> = { 'eu2-ai': 'yes', 'eu2-x': 'none', 'eu2-pl-p': 'yes', 'eu2-pl-d': 'yes' };

/** An answer with nothing to object to, as far as the options show it. */
function quietAnswer(question: Question): string {
  const values = valuesOf(question);
  return (
    IN_SCOPE[question.id] ?? ['implemented', 'no', 'none'].find(value => values.includes(value)) ?? values[0] ?? ''
  );
}

/** The results of whole sets of answers, each as far as it goes; some sets have any answers and some mostly quiet ones. */
function* adaptiveResults({ bank, score, assess: withFlips }: AdaptiveBank, oneOf: OneOf): Generator<object> {
  for (let set = 0; set < ADAPTIVE_SETS; set++) {
    const loud = oneOf([0.1, 0.25, 1]);
    const answers: Record<string, string> = {};
    applicable(bank, {}, question => {
      const isQuiet = oneOf(TENTHS) >= loud;
      answers[question.id] = isQuiet ? quietAnswer(question) : oneOf(valuesOf(question));
      return answers[question.id];
    });
    const undertaking = { turnover: oneOf(TURNOVERS), size: oneOf(SIZES) ?? 'large', systemType: oneOf(SYSTEM_TYPES) };
    for (const today of DAYS) {
      const scored = { answers, today, ...undertaking };
      yield set < ADAPTIVE_SETS_WITH_FLIPS ? withFlips(scored) : score(scored);
    }
  }
}

function* firstResults(bank: Bank, oneOf: OneOf): Generator<object> {
  for (let set = 0; set < SETS; set++) {
    const answers = Object.fromEntries(bank.questions.map(question => [question.id, oneOf(valuesOf(question))]));
    const undertaking = { turnover: oneOf(TURNOVERS), size: oneOf(SIZES) };
    for (const today of DAYS) yield assess({ bank, answers, today, ...undertaking });
  }
}

/** The digest of the results of all sets, and one of each field in those of the first. */
function digestsOf(bank: Bank): { results: string; places: string[] } {
  const hash = createHash('sha256');
  const fields: Record<string, string> = {};
  const next = seeded(20_261_121);
  const oneOf: OneOf = values => values[Math.floor(next() * values.length)] as (typeof values)[number];
  const adaptive = adaptiveBank(bank.version);
  let at = 0;
  for (const result of adaptive ? adaptiveResults(adaptive, oneOf) : firstResults(bank, oneOf)) {
    hash.update(canonical(result));
    if (at++ >= SETS_BY_FIELD * DAYS.length) continue;
    for (const [name, value] of Object.entries(result)) fields[name] = `${fields[name] ?? ''}${canonical(value)}`;
  }
  return { results: hash.digest('hex'), places: Object.entries(fields).map(([name, text]) => place(name, text)) };
}

describe.each([...publishedBanks, ...pastLaw].map(({ bank }) => [bank.version, bank] as const))(
  'the published bank %s',
  (version, bank) => {
    const { data, results, places = '' } = publishedDigests[version] ?? {};
    const changed = (now: string[]) => now.filter(name => !places.split(/\s+/).includes(name));

    it('has the texts, points, dates, citations and sentences that it was published with', () => {
      expect({
        changed: changed(placesOf(bank, rulesOf[version] ?? {})),
        data: sha256(canonical({ bank, rules: rulesOf[version] })),
      }).toEqual({ changed: [], data });
    });

    it('is named in filed reports by a digest of both', () => {
      expect(rulesDigest(version)).toBe(sha256(`${data}${results}`));
    });

    it('says about seeded sets of answers on three days what it said when it was published', () => {
      const now = digestsOf(bank);
      expect({ changed: changed(now.places), results: now.results }).toEqual({ changed: [], results });
    });
  },
);
