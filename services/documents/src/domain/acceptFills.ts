import { z } from 'zod';
import { allItems, type DocumentContent, isBlank, mapItems, type Statement } from './document.ts';
import type { Facts } from './facts.ts';
import { isGrounded } from './isGrounded.ts';
import { sourceOf, sourcesOf } from './sources.ts';

/** What a language model may propose for one blank: a sentence, and the passages that it rests on, word for word. */
export const Fill = z.object({
  blank: z.string(),
  text: z.string(),
  support: z.array(z.object({ source: z.string(), quote: z.string() })),
});
export type Fill = z.infer<typeof Fill>;

const LONGEST = 1_000;

/**
 * Puts the proposals that stand on what is known into their blanks. One that does not is dropped, and its place stays
 * "[to be completed: …]": a source that does not exist, a quotation that is not in it, a word, number, article or negation
 * that no quotation has, or nothing but law behind a statement about the system.
 */
export function acceptFills(content: DocumentContent, facts: Facts, fills: readonly Fill[]): DocumentContent {
  const accepted = new Map<string, Statement>();
  const blanks = new Map(
    allItems(content)
      .filter(isBlank)
      .map(item => [item.blank, item]),
  );
  for (const fill of fills) {
    const place = blanks.get(fill.blank);
    if (!place || accepted.has(fill.blank) || !stands(fill, facts)) continue;
    const sources = [...new Set([...fill.support.map(({ source }) => source), ...place.sources])];
    accepted.set(fill.blank, { text: fill.text.trim(), sources });
  }
  if (accepted.size === 0) return content;
  const filled = mapItems(content, item => (isBlank(item) && accepted.get(item.blank)) || item);
  return { ...filled, sources: sourcesOf(filled, facts) };
}

function stands({ text, support }: Fill, facts: Facts): boolean {
  if (text.trim() === '' || text.length > LONGEST || support.length === 0) return false;
  if (support.every(({ source }) => source.startsWith('law.'))) return false;
  const quoted = support.every(({ source, quote }) => {
    const said = sourceOf(facts, source);
    return said !== undefined && quote.trim() !== '' && plain(`${said.label} ${said.text}`).includes(plain(quote));
  });
  return (
    quoted &&
    isGrounded(
      text,
      support.map(({ quote }) => quote),
    )
  );
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
