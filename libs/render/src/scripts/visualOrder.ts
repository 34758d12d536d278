import { createRequire } from 'node:module';
import { bidi } from './bidi.ts';
import { type Font, type Mark, spellOut } from './spellOut.ts';

/** A part of a line, at least a word, as the library has measured it. */
type Inline = {
  text: string;
  x: number;
  width: number;
  fontSize: number;
  font: Font;
  level?: number;
  isSpoken?: boolean;
};
type Line = { inlines: Inline[]; getHeight(): number; getAscenderHeight(): number };
type Drawing = {
  addContent(content: unknown): Drawing;
  markContent(tag: string, options: { actual: string }): Drawing;
  endMarkedContent(): Drawing;
  save(): Drawing;
  translate(x: number, y: number): Drawing;
  scale(x: number, y: number): Drawing;
  path(outline: string): Drawing;
  fill(): Drawing;
  restore(): Drawing;
};
type Renderer = { pdfDocument: Drawing; renderLine(line: Line, x: number, y: number): void };

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const { default: library }: { default: { prototype: Renderer } } = createRequire(import.meta.url)(
  'pdfmake/js/Renderer.js',
);
const { prototype } = library;
const { renderLine } = prototype;

/** The library draws a line from left to right only. */
prototype.renderLine = function (line, x, y) {
  if (line.inlines.every(({ level }) => level === undefined)) return renderLine.call(this, line, x, y);
  const [height, ascender] = [line.getHeight(), line.getAscenderHeight()];
  let left = line.inlines[0]?.x ?? 0;
  for (const { said, ...part } of inVisualOrder(mergeInlines(line.inlines))) {
    const inline = { ...part, x: left };
    const alone = { ...line, inlines: [inline], getHeight: () => height, getAscenderHeight: () => ascender };
    const speller = isTurned(inline) && TURNED_BY_FONT.test(said) ? spellOut(inline.font) : null;
    const draw = () => renderLine.call(this, alone, x, y);
    if (inline.isSpoken) speak(this.pdfDocument, said, draw);
    else draw();
    for (const mark of speller?.marksOfLast() ?? []) drawMark(this.pdfDocument, inline, mark, x + left, y + ascender);
    left += inline.width;
  }
};

type Part = Inline & { said: string };
const SAME = ['level', 'font', 'fontSize', 'color', 'background', 'isSpoken'] as const satisfies readonly string[];

/** Joins similar neighbours, and drops the space at the end of the line. */
function mergeInlines(inlines: readonly Inline[]): Part[] {
  const parts: Inline[] = [];
  for (const inline of inlines) {
    const last = parts.at(-1);
    if (last && isAlike(last, inline)) last.text += inline.text;
    else parts.push({ ...inline });
  }
  const end = parts.at(-1);
  if (end) end.text = end.text.trimEnd();
  return parts.map(part => {
    const said = part.text.replaceAll('\u200b', '');
    const text = isTurned(part) && !TURNED_BY_FONT.test(said) ? mirrored(said) : said;
    return { ...part, said, text, width: part.font.widthOfString(text, part.fontSize) };
  });
}

const isAlike = (one: object, other: object) => SAME.every(name => Reflect.get(one, name) === Reflect.get(other, name));
const TURNED_BY_FONT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}]/u;
const isTurned = ({ level = 0 }: Inline) => level % 2 === 1;

/** Brackets and full stops between right-to-left letters; a font of such letters mirrors its own. */
const mirrored = (text: string) =>
  Array.from(letters.segment(text), ({ segment }) => bidi.getMirroredCharacter(segment) ?? segment)
    .reverse()
    .join('');

/** Rule L2 of the bidirectional algorithm: from the highest level down, everything on it or above is reversed. */
function inVisualOrder(parts: readonly Part[]): Part[] {
  const ordered = [...parts];
  for (let level = Math.max(0, ...parts.map(({ level = 0 }) => level)); level > 0; level--) {
    let from = 0;
    for (let at = 0; at <= ordered.length; at++) {
      if ((ordered[at]?.level ?? 0) >= level) continue;
      ordered.splice(from, at - from, ...ordered.slice(from, at).reverse());
      from = at + 1;
    }
  }
  return ordered;
}

function drawMark(drawing: Drawing, { font, fontSize }: Inline, mark: Mark, left: number, baseline: number): void {
  const [thousandth, unit] = [fontSize / 1000, fontSize / font.font.unitsPerEm];
  drawing.save().translate(left + mark.x * thousandth, baseline - mark.y * thousandth);
  drawing.scale(unit, -unit).path(mark.outline).fill().restore();
}

/** Draws shapes with the text that they mean, written where the library begins and ends a text. */
function speak(drawing: Drawing, said: string, draw: () => void): void {
  const { addContent } = drawing;
  const plainly = (act: () => void) => {
    drawing.addContent = addContent;
    act();
    drawing.addContent = marking;
  };
  function marking(content: unknown): Drawing {
    if (content === 'ET') plainly(() => drawing.endMarkedContent());
    addContent.call(drawing, content);
    if (content === 'BT') plainly(() => drawing.markContent('Span', { actual: said }));
    return drawing;
  }
  drawing.addContent = marking;
  try {
    draw();
  } finally {
    drawing.addContent = addContent;
  }
}
