/** A heading or a value as words to compare: lower case, without accents, brackets, punctuation or list letters as in "c) Deployed". */
export function plainWords(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/['’]s\b/g, '')
    .replace(/^\s*\(?(?:[a-z]|\d{1,2})[).:]\s+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const MAX_LENGTH = 300;

/** Whether a text contains the words of a phrase in sequence; both in the form of `plainWords`. */
export const hasWords = (text: string, phrase: string): boolean => ` ${text} `.includes(` ${phrase} `);

/** The phrases of a comma-separated list. */
export const phrasesIn = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map(phrase => phrase.trim())
    .filter(Boolean);
