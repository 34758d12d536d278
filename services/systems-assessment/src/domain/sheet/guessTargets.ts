import { IGNORE, type ImportTarget, importTargets, takesSeveral } from '@aicp/contracts/entities/importTargets';
import { codesIn, guessChoice } from './choiceIn.ts';
import { dayIn } from './dayIn.ts';
import { fieldNamed, isReadOnly } from './fieldOf.ts';
import { headingWords } from './headingWords.ts';
import { hasWords, phrasesIn, plainWords } from './plainWords.ts';

/** A column with the distinct texts of the cells that are examined. */
export type Column = { heading: string; cells: readonly string[] };

const phrases = importTargets.flatMap(target =>
  [target.label, ...phrasesIn(headingWords[target.name])].map(phrase => ({ target, words: plainWords(phrase) })),
);
const byWords = Map.groupBy(phrases, ({ words }) => words);

const EXACT = 100;
/** The score of a phrase in a heading with other words. */
const MIN_SCORE = 30;
/** The most cells that are examined. */
const LOOKED_AT = 100;

/** Whether a heading consists of a field's words. */
export const namesTarget = (heading: string): boolean =>
  fieldNamed(heading) !== undefined || byWords.has(plainWords(heading));

/**
 * The probable field of each column: the name of a field, or `ignore`. Each field is guessed once, except those that accept several texts.
 */
export function guessTargets(columns: readonly Column[]): string[] {
  const isOwnExport = columns.filter(({ heading }) => fieldNamed(heading) !== undefined).length >= 4;
  const guesses = columns
    .flatMap((column, at) => candidates(column, isOwnExport).map(({ target, score }) => ({ at, target, score })))
    .toSorted((a, b) => b.score - a.score);
  const found: (string | undefined)[] = columns.map(({ heading }) => (isReadOnly(heading) ? IGNORE : undefined));
  const taken = new Set<string>();
  for (const { at, target, score } of guesses) {
    const isFree = !taken.has(target.name) || (takesSeveral(target) && score >= EXACT);
    if (found[at] !== undefined || !isFree) continue;
    found[at] = target.name;
    taken.add(target.name);
  }
  if (!taken.has('name')) {
    const at = columns.findIndex((column, index) => found[index] === undefined && looksLikeName(column));
    if (at >= 0) found[at] = 'name';
  }
  return found.map(name => name ?? IGNORE);
}

type Guess = { target: ImportTarget; score: number };

function candidates({ heading, cells }: Column, isOwnExport: boolean): Guess[] {
  const field = fieldNamed(heading);
  const words = plainWords(heading);
  const sample = cells.slice(0, LOOKED_AT);
  const byHeading = phrases.flatMap(({ target, words: phrase }): Guess[] => {
    // The number in another register is not the number of a system here.
    if (target.name === 'id') return [];
    if (phrase === words) return [{ target, score: EXACT }];
    if (phrase.length < 3 || !hasWords(words, phrase)) return [];
    const share = phrase.length / words.length;
    return share < 0.15 ? [] : [{ target, score: MIN_SCORE + Math.min(phrase.length, 30) + share * 20 }];
  });
  const named = importTargets.filter(({ name }) => name === field && (name !== 'id' || isOwnExport));
  if (named.length > 0) return named.map(target => ({ target, score: 2 * EXACT }));
  const fitting = byHeading.filter(({ target }) => fits(target, sample));
  return fitting.length > 0 ? fitting : byValues(sample);
}

/** Whether the cells can be values of a field. */
function fits(target: ImportTarget, cells: readonly string[]): boolean {
  if (cells.length === 0) return true;
  const share = (isOne: (cell: string) => boolean) => cells.filter(isOne).length / cells.length;
  const { kind } = target;
  if (kind === 'number') return share(cell => /^\d+$/.test(cell)) === 1;
  if (kind === 'day') return share(isDay) >= 0.6;
  if (kind === 'choice' || kind === 'law') return share(cell => guessChoice(target, cell) !== undefined) >= 0.5;
  if (kind === 'codes')
    return share(cell => codesIn(cell).some(code => guessChoice(target, code) !== undefined)) >= 0.5;
  if (kind === 'member') return share(isPerson) >= 0.5;
  return true;
}

const isDay = (cell: string) => {
  const read = dayIn(cell, undefined);
  return 'fault' in read || /^\d{4}-\d\d-\d\d$/.test(read.day);
};
/** An email address, the number of a member, a username, or two to four words that begin with a capital. */
const isPerson = (cell: string) =>
  /^\S+@\S+\.\S+$|^\d{1,15}$|^[\p{L}\d._-]{2,40}$|^(?:\p{Lu}[\p{L}.'’-]*\s?){2,4}$/u.test(cell);

/** A guess without help from the heading, for a column that contains only lifecycle stages. */
function byValues(cells: readonly string[]): Guess[] {
  const distinct = new Set(cells);
  return importTargets.flatMap(target => {
    if (target.name !== 'status' || distinct.size < 2 || distinct.size > 12) return [];
    const isAll = [...distinct].every(cell => guessChoice(target, cell) !== undefined);
    return isAll ? [{ target, score: MIN_SCORE }] : [];
  });
}

/** Whether the texts are short and all different. */
function looksLikeName({ cells }: Column): boolean {
  const sample = cells.slice(0, LOOKED_AT);
  return sample.length > 0 && sample.every(cell => /\p{L}{2}/u.test(cell) && cell.length <= 150 && !isDay(cell));
}
