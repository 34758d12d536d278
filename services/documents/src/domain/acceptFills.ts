import { z } from 'zod';
import { allItems, type DocumentContent, isBlank, mapItems, type Statement } from './document.ts';
import type { Facts } from './facts.ts';
import { sourceOf, sourcesOf } from './sources.ts';

/** A language model's proposal for one blank: a sentence with its passages, word for word. */
export const Fill = z.object({
  blank: z.string(),
  text: z.string(),
  support: z.array(z.object({ source: z.string(), quote: z.string() })),
});
export type Fill = z.infer<typeof Fill>;

const MAX_LENGTH = 1_000;

/**
 * Fills blanks with the proposals that known sources support. Drops the others, whose blank stays "[to be completed: …]": those with a
 * source that does not exist, a quotation that is not in it, a word, number, article or negation that no quotation contains, or only law
 * behind a statement about the system.
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
  if (text.trim() === '' || text.length > MAX_LENGTH || support.length === 0) return false;
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

/** Words without facts, which a sentence may always use. */
const JOINING = new Set(
  `a an the this that these those it its they them their he she his her we our us you your i my and or but nor as at by for from in into of on onto
  to with within through over under between among about than then when where while which who whom whose what how if so such also both either
  each every any all some most more less other same own only very too there here is are was were be been being am do does did has have had
  having can could may might will would shall should must up out off per via because since during before after until`.split(
    /\s+/,
  ),
);
const NEGATION = /\b(?:no|not|never|none|nor|neither|without|cannot|nobody|nothing)\b|n['’]t\b/giu;

/**
 * Whether the passages support a sentence: they contain each of its words (by stem) and numbers, and as many negations. Strict on purpose:
 * a refused good sentence costs a minute, an invented one costs trust.
 */
function isGrounded(sentence: string, passages: readonly string[]): boolean {
  const said = passages.join(' ');
  const stems = new Set(wordsOf(said).map(stemOf));
  const carried = wordsOf(sentence).every(word => JOINING.has(word) || stems.has(stemOf(word)));
  return carried && denials(sentence) % 2 === denials(said) % 2 && (denials(said) === 0) === (denials(sentence) === 0);
}

/** Runs of letters and digits, with the characters that join numbers and addresses. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,@:/_%-]+[\p{L}\p{N}]+)*%?/gu) ?? [];
}

/** A stem that is good enough for English endings; numbers and addresses stay unchanged. */
function stemOf(word: string): string {
  if (!/^\p{L}+$/u.test(word) || word.length < 4) return word;
  return word.replace(/(?:ations?|ings?|ies|ied|ed|es|s|ly)$/u, '').replace(/[ey]$/u, '');
}

function denials(text: string): number {
  return text.match(NEGATION)?.length ?? 0;
}
