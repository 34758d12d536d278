import { createHash } from 'node:crypto';
import { notYetLaw, words } from '../src/banks/act2024.ts';
import { publishedBank } from '../src/banks/banks.ts';
import { duties } from '../src/banks/eu/bank.ts';
import { dates as euDates } from '../src/banks/eu/dates.ts';
import { practices } from '../src/banks/eu/facts.ts';
import { gates } from '../src/banks/eu/gates.ts';
import { classRows, notScored, oldNames } from '../src/banks/eu/rules/classes.ts';
import { classNotes } from '../src/banks/eu/rules/classNotes.ts';
import { closedRows } from '../src/banks/eu/rules/closedRows.ts';
import { conformityRoutes } from '../src/banks/eu/rules/conformityRoute.ts';
import { dutyNotes } from '../src/banks/eu/rules/dutyNotes.ts';
import { dutyReasons } from '../src/banks/eu/rules/dutyReasons.ts';
import { exceptionRows, refusals } from '../src/banks/eu/rules/exceptionRows.ts';
import { ceilings } from '../src/banks/eu/rules/fineTiers.ts';
import { letterTitles } from '../src/banks/eu/rules/practices.ts';
import { requests } from '../src/banks/eu/rules/requests.ts';
import { roleRows } from '../src/banks/eu/rules/roles.ts';
import { lawNames } from '../src/banks/eu/rules/routes.ts';
import { floors, neverLow, practicePoints, weights } from '../src/banks/eu/rules/score.ts';
import { transitions } from '../src/banks/eu/rules/starts.ts';
import { supervisors } from '../src/banks/eu/rules/supervisors.ts';
import { dates as ukDates } from '../src/banks/uk/dates.ts';
import { derivedFacts } from '../src/banks/uk/facts.ts';
import { forbiddenRules } from '../src/banks/uk/forbidden.ts';
import { itemLaws } from '../src/banks/uk/itemLaw.ts';
import { notes as ukNotes } from '../src/banks/uk/notes.ts';
import { ukMeasures } from '../src/banks/uk/ukMeasures.ts';
import { applicable } from '../src/scoring/applicable.ts';
import type { Bank } from '../src/scoring/bank.ts';
import type { PublishedBank } from '../src/scoring/publishedBank.ts';
import type { Question } from '../src/scoring/question.ts';
import { valuesOf } from '../src/scoring/scoreOf.ts';

/** The types of system when the banks were published, and an unlisted one. */
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
const suggestions = (version: string) => SYSTEM_TYPES.map(type => publishedBank(version).suggestions(type));

/** The sentences and numbers from which the rules of a bank choose. */
const rulesOf: Record<string, Record<string, unknown>> = {
  'eu-2024-08-01': { notYetLaw, words },
  'eu-2026-11-27': {
    dates: euDates,
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
    ceilings,
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
    suggestions: suggestions('eu-2026-11-27'),
  },
  'uk-2026-11-27': {
    dates: ukDates,
    derivedFacts,
    forbiddenRules,
    itemLaws,
    ukMeasures,
    ukNotes,
    suggestions: suggestions('uk-2026-11-27'),
  },
};

const SETS_BY_FIELD = 100;
const SETS = 300;
/** The number of sets with flips, which need many scorings. */
const SETS_WITH_FLIPS = 8;
/** The day after publication, the date of Annex III with Annex I still to come, and a date on which everything applies. */
const DAYS = ['2026-11-22', '2027-12-02', '2030-12-31'];
const TENTHS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const TURNOVERS = [null, 0, 4_000_000, 140_000_000, 2_000_000_000];
const SIZES = [null, 'sme', 'smc', 'large'] as const;

// Jest looks up globals slowly, and these are called millions of times.
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

/** A name and the start of a digest, enough to show that something changed; the whole digests prove that nothing did. */
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

const IN_SCOPE: Record<string, string> = {
  'eu2-ai': 'yes',
  'eu2-x': 'none',
  'eu2-pl-p': 'yes',
  'eu2-pl-d': 'yes',
  'uk2-f-use': 'yes',
};

/** An answer without problems, as far as the options show it. */
function quietAnswer(question: Question): string {
  const values = valuesOf(question);
  return (
    IN_SCOPE[question.id] ?? ['implemented', 'no', 'none'].find(value => values.includes(value)) ?? values[0] ?? ''
  );
}

/** The results of whole sets of answers; some sets have any answers and some mostly quiet ones. */
function* resultsOf({ bank, score, assess: withFlips }: PublishedBank, oneOf: OneOf): Generator<object> {
  for (let set = 0; set < SETS; set++) {
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
      yield set < SETS_WITH_FLIPS ? withFlips(scored) : score(scored);
    }
  }
}

/** A SHA-256 in hex, and names with the start of a digest each, which show where something changed. */
type Digest = { digest: string; places: string[] };

/** The digest of the texts, points, dates, citations and sentences of a bank. */
export function dataDigest(version: string): Digest {
  const { bank } = publishedBank(version);
  const rules = rulesOf[version] ?? {};
  return { digest: sha256(canonical({ bank, rules })), places: placesOf(bank, rules) };
}

/** Digests of the results of all seeded sets of answers on three dates; `places` of each field in the first sets. */
export function resultsDigest(version: string): Digest {
  const hash = createHash('sha256');
  const fields: Record<string, string> = {};
  const next = seeded(20_261_121);
  const oneOf: OneOf = values => values[Math.floor(next() * values.length)] as (typeof values)[number];
  let at = 0;
  for (const result of resultsOf(publishedBank(version), oneOf)) {
    hash.update(canonical(result));
    if (at++ >= SETS_BY_FIELD * DAYS.length) continue;
    for (const [name, value] of Object.entries(result)) fields[name] = `${fields[name] ?? ''}${canonical(value)}`;
  }
  return { digest: hash.digest('hex'), places: Object.entries(fields).map(([name, text]) => place(name, text)) };
}

/** The id of a bank's rules in filed reports: SHA-256, in hex, of both digests. */
export const rulesDigestOf = (data: string, results: string) => sha256(`${data}${results}`);
