import type { Bank } from '../scoring/bank.ts';
import type { Condition } from '../scoring/condition.ts';
import type { PublishedBank, Scored } from '../scoring/publishedBank.ts';
import type { Verdict } from '../scoring/verdict.ts';
import { withLegalDates } from './eu/dates.ts';
import { published as current } from './eu/published.ts';

/** Questions about what Regulation (EU) 2026/1744 brought: Art. 5(1)(ba), (bb), Art. 4a and Art. 111(4). */
export const notYetLaw: readonly string[] = [
  ...['eu2-5ba-p', 'eu2-5ba-d', 'eu2-5bb-p', 'eu2-5bb-d', 'eu2-c-5ba', 'eu2-c-5bb'],
  ...['eu2-s-4a', 'eu2-d-4a', 'eu2-m-gen'],
];

/** High-risk duties began earlier: Art. 113 as published on 12 July 2024. All other dates are unchanged. */
export const days = { 'annex-iii': '2026-08-02', 'annex-i': '2027-08-02' } as const;

/** Texts of the current bank and their earlier form: dates, the text that was read, its name and place of publication. */
export const words: Readonly<Record<string, string>> = {
  '2027-12-02': days['annex-iii'],
  '2 December 2027': '2 August 2026',
  '2028-08-02': days['annex-i'],
  '2 August 2028': '2 August 2027',
  '2026-07-27': '2024-07-12',
  ', as amended by Regulation (EU) 2026/1744': '',
  '02024R1689-20260727': '32024R1689',
  ', (6a)': '',
};
const LATER =
  /2027-12-02|2 December 2027|2028-08-02|2 August 2028|2026-07-27|, as amended by Regulation \(EU\) 2026\/1744|02024R1689-20260727|, \(6a\)/g;

function asThen<T>(now: T): T {
  return JSON.parse(JSON.stringify(now).replace(LATER, later => words[later] ?? ''));
}

/**
 * The Act as of 1 August 2024, derived from the current bank: with the letters of Article 5 and the dates of Article 113 at that time, and
 * without small mid-caps in the rules on fines. For tests and reruns only: no one can start on it, and where the amendment moved a product
 * between the Sections of Annex I or narrowed safety components, it follows today's text.
 */
const bank: Bank = {
  ...asThen(current.bank),
  version: 'eu-2024-08-01',
  lawAsOf: '2024-08-01',
  questions: asThen(current.bank.questions.filter(({ id }) => !notYetLaw.includes(id))).map(question =>
    question.askedWhen ? { ...question, askedWhen: askable(question.askedWhen) } : question,
  ),
};

/** A condition without the answers that are impossible here; it holds for the same answers. */
function askable(condition: Condition): Condition {
  if ('question' in condition) return notYetLaw.includes(condition.question) ? { any: [] } : condition;
  if ('not' in condition) return { not: askable(condition.not) };
  if ('all' in condition) return { all: condition.all.map(askable) };
  return { any: condition.any.map(askable) };
}

const known = new Set(bank.questions.map(({ id }) => id));

/** Drops answers to questions that this bank does not have, and counts small mid-caps as large undertakings, as the Act did in 2024. */
function scoredThen({ answers, size, ...scored }: Scored): Scored {
  const then = Object.entries(answers).filter(([id]) => known.has(id));
  const counted = { ...Object.fromEntries(then), ...(answers['eu2-o-size'] === 'smc' && { 'eu2-o-size': 'large' }) };
  return { ...scored, answers: counted, size: size === 'smc' ? 'large' : size };
}

function score(scored: Scored): Verdict {
  const verdict = asThen(withLegalDates(days, () => current.score(scoredThen(scored))));
  return { ...verdict, duties: verdict.duties.filter(isOfThen) };
}

function isOfThen({ id, citation }: Verdict['duties'][number]): boolean {
  return !/^Art\. (5\(1\)\(b[ab]\)|5\(1a\)|4a)/.test(citation.label) && !notYetLaw.includes(`eu2-${id}`);
}

export const published: PublishedBank = {
  ...current,
  bank,
  score,
  assess: score,
  citationOf: (questionId, answers) => {
    const citation = known.has(questionId)
      ? withLegalDates(days, () => current.citationOf(questionId, answers))
      : undefined;
    return citation && asThen(citation);
  },
};
