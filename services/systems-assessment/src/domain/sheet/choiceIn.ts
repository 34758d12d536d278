import type { ImportTarget } from '@aicp/contracts/entities/importTargets';
import { hasWords, phrasesIn, plainWords } from './plainWords.ts';
import { valueWords } from './valueWords.ts';

type Chooser = Pick<ImportTarget, 'name' | 'choices'>;

/** The choice that a text names by its value or by its label, in any case; undefined if it names none. */
export function choiceNamed({ choices }: Chooser, text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  return Object.entries(choices).find(([value, label]) =>
    [value, label].some(name => name.toLowerCase() === wanted),
  )?.[0];
}

/** The choice that a text probably means, if its words point to one alone. */
export function guessChoice(target: Chooser, text: string): string | undefined {
  const named = choiceNamed(target, text);
  if (named !== undefined) return named;
  const words = plainWords(text);
  const meant = (matches: (phrase: string) => boolean) => {
    const found = Object.keys(target.choices).filter(value => phrasesOf(target, value).some(matches));
    return found.length === 1 ? found[0] : undefined;
  };
  return words === '' ? undefined : (meant(phrase => phrase === words) ?? meant(phrase => hasWords(words, phrase)));
}

function phrasesOf({ name, choices }: Chooser, value: string): string[] {
  return [plainWords(value), plainWords(choices[value] ?? ''), ...phrasesIn(valueWords[name]?.[value])];
}

/** The parts of a cell with several codes. */
export const codesIn = (cell: string): string[] =>
  cell
    .split(/[;,\n]/)
    .map(code => code.trim())
    .filter(Boolean);
