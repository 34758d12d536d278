import { ISOLATE } from '@aicp/contracts/isolated';
import { bidi } from './bidi.ts';
import { hasShapes } from './hasShapes.ts';
import { OTHER_LETTER, type ScriptFont, scriptFonts } from './scriptFonts.ts';

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Characters without a shape that control how their neighbours are joined. */
const JOINERS = /\p{Variation_Selector}|[\u200b-\u200d\u2060]/gu;
const BREAK = '\u200b';

/** A text of the PDF library, with its style. */
type Item = { text: string };
/** A part of a text in one font and one direction (the level of the bidirectional algorithm: odd levels run from right to left). */
type Piece = Item & { level: number; font?: string; isSpoken?: boolean; wordBreak?: 'normal' };

/** Content of the PDF library: a text, or a tree with texts in it. */
type Node = string | readonly Node[] | { readonly [part: string]: unknown };

const PARTS = ['stack', 'ul', 'columns', 'body', 'table'];

/**
 * Sets a font for each letter for which the file's text family has no glyph. A letter without any font is written as its number.
 * @param missing collects those numbers
 */
export function withFonts<Content>(content: Content, missing: Set<string>): Content {
  const node = content as Node;
  if (typeof node === 'string') return (isOther(node) ? { text: pieces([node], missing) } : node) as Content;
  if (Array.isArray(node)) return node.map(part => withFonts(part, missing)) as Content;
  if (typeof node !== 'object' || node === null) return content;
  const parts = Object.entries(node).map(([name, part]) => {
    if (name === 'text') return [name, pieces([part as Item].flat(), missing)];
    return [name, PARTS.includes(name) ? withFonts(part, missing) : part];
  });
  return Object.fromEntries(parts);
}

const isOther = (text: string) => OTHER_LETTER.test(text);

function pieces(items: readonly (Item | string)[], missing: Set<string>): readonly (Item | string)[] {
  const said = items.map(item => (typeof item === 'string' ? { text: item } : item));
  if (!said.some(({ text }) => isOther(text))) return items;
  const texts = said.map(({ text }) => text.normalize('NFC'));
  const levels = texts.some(text => ISOLATE.test(text)) ? levelsOf(texts.join('')) : null;
  let begin = 0;
  return said.flatMap((item, index) => {
    const text = texts[index] ?? '';
    const made = piecesOf(item, text, at => levels?.[begin + at] ?? 0, missing);
    begin += text.length;
    return made;
  });
}

const levelsOf = (text: string) => bidi.getEmbeddingLevels(text, 'ltr').levels;

function piecesOf(item: Item, text: string, levelAt: (at: number) => number, missing: Set<string>): Piece[] {
  const made: Piece[] = [];
  for (const { segment, index } of letters.segment(text)) {
    if (ISOLATE.test(segment)) continue;
    const level = levelAt(index);
    const last = made.at(-1);
    const font = fontOf(segment, last?.font);
    const shown = font === null ? numbersOf(segment, missing) : segment;
    if (last?.level === level && last.font === font?.name) last.text += shown;
    else made.push({ ...item, text: shown, level, ...(font ? fontStyle(font) : {}) });
  }
  return made.map(piece => ({ ...piece, text: breakable(piece) }));
}

const byName = new Map(scriptFonts.map(font => [font.name, font]));

const fontStyle = ({ name, isSpoken }: ScriptFont) => ({ font: name, isSpoken, wordBreak: 'normal' as const });

/** The font of a letter with its marks: undefined for the file's own, null if no font has it. */
function fontOf(letter: string, before: string | undefined): ScriptFont | undefined | null {
  const bare = letter.replaceAll(JOINERS, '');
  const last = before === undefined ? undefined : byName.get(before);
  if (bare === '') return last;
  if (!isOther(bare)) return undefined;
  const fonts = last ? [last, ...scriptFonts] : scriptFonts;
  return fonts.find(font => font.has.test(letter) && hasShapes(font, bare)) ?? null;
}

/** Writes a letter without a glyph as "[U+13080]". */
function numbersOf(letter: string, missing: Set<string>): string {
  const shown = [...letter.replaceAll(JOINERS, '')].map(one => {
    if (!isOther(one)) return one;
    const number = `U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
    missing.add(number);
    return `[${number}]`;
  });
  return shown.join('');
}

/** With line breaks allowed between words of scripts without spaces. */
function breakable({ text, font }: Piece): string {
  if (!(font && byName.get(font)?.isUnspaced)) return text;
  return Array.from(words.segment(text), ({ segment }) => segment).join(BREAK);
}
