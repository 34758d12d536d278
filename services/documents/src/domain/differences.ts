import { type DocumentContent, itemsOf } from './document.ts';
import { words } from './render/text.ts';

/** Sentences that a section gained and lost. */
export type Difference = { section: string; added: string[]; removed: string[] };

/** The sections in which two versions of a document differ, in reading order, including filled-in blanks. */
export function differences(before: DocumentContent, after: DocumentContent): Difference[] {
  const old = lines(before);
  const now = lines(after);
  const sections = [...new Set([...now.keys(), ...old.keys()])];
  return sections
    .map(section => {
      const was = old.get(section) ?? [];
      const is = now.get(section) ?? [];
      return { section, added: subtractTexts(is, was), removed: subtractTexts(was, is) };
    })
    .filter(({ added, removed }) => added.length + removed.length > 0);
}

/** The date of writing, which always differs, is ignored. */
const ALWAYS = 'Date';

function lines({ header, sections }: DocumentContent): Map<string, string[]> {
  const head = header.filter(({ label }) => label !== ALWAYS).map(({ label, item }) => `${label}: ${words(item)}`);
  return new Map([['Header', head], ...sections.map(section => [section.title, itemsOf(section).map(words)] as const)]);
}

function subtractTexts(texts: readonly string[], others: readonly string[]): string[] {
  return [...new Set(texts)].filter(text => !others.includes(text));
}
