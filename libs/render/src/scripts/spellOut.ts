type Shape = { id: number; codePoints: number[]; path: { toSVG(): string } };
type Place = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number; advanceWidth: number };

/** A font of an open file in the PDF library's form: `unicode` contains the letters of each used glyph. */
export type Font = {
  unicode: number[][];
  widths: number[];
  subset: { glyphs: number[]; includeGlyph(id: number): number };
  font: { unitsPerEm: number; glyphForCodePoint(codePoint: number): { id: number } };
  layout(text: string, features?: unknown): { glyphs: Shape[]; positions: Place[] };
  encode(text: string, features?: unknown): [shapes: string[], places: Place[]];
  widthOfString(text: string, size: number): number;
};

/** A mark on a letter, as an outline with its position from the start of the text, in thousandths of the size. */
export type Mark = { outline: string; x: number; y: number };

/** The written texts of a right-to-left font. */
export type Speller = { marksOfLast(): readonly Mark[] };

const spellers = new WeakMap<Font, Speller>();
const NOWHERE = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: 0 };
const codeOf = (shape: number) => shape.toString(16).padStart(4, '0');

/**
 * Programs that read a file reverse right-to-left letters one by one, in the order on the line. So each shape means one letter: a shape of
 * several letters means the last one, and empty shapes behind it mean the others. A mark is an empty shape before its letter, and drawn as
 * a picture: a shape over another one would split the word.
 */
export function spellOut(font: Font): Speller {
  const known = spellers.get(font);
  if (known) return known;
  const empty = new Map<number, string>();
  let marks: Mark[] = [];

  function emptyShape(letter: number): string {
    const code = empty.get(letter) ?? codeOf(font.subset.glyphs.push(font.font.glyphForCodePoint(0x20).id) - 1);
    const shape = Number.parseInt(code, 16);
    font.unicode[shape] = [letter];
    font.widths[shape] = 0;
    empty.set(letter, code);
    return code;
  }

  function shapeOf({ id, codePoints }: Shape, place: Place): string {
    const shape = font.subset.includeGlyph(id);
    font.widths[shape] ??= place.advanceWidth;
    font.unicode[shape] ??= codePoints.slice(-1);
    return codeOf(shape);
  }

  font.encode = (text, features) => {
    const { glyphs, positions } = font.layout(text, features);
    const written: { code: string; place: Place }[] = [];
    let x = 0;
    marks = [];
    for (const [at, shape] of glyphs.entries()) {
      const place = positions[at] ?? NOWHERE;
      const isMark = place.xAdvance === 0 && shape.codePoints.length > 0;
      if (isMark) marks.push({ outline: shape.path.toSVG(), x: x + place.xOffset, y: place.yOffset });
      else written.push({ code: shapeOf(shape, place), place });
      const others = isMark ? shape.codePoints : shape.codePoints.slice(0, -1);
      for (const letter of others.toReversed()) written.push({ code: emptyShape(letter), place: { ...NOWHERE } });
      x += place.xAdvance;
    }
    return [written.map(({ code }) => code), written.map(({ place }) => place)];
  };
  const speller = { marksOfLast: () => marks };
  spellers.set(font, speller);
  return speller;
}
