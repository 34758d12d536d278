import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathOf, type ScriptFont } from './scriptFonts.ts';

type Shapes = { hasGlyphForCodePoint(codePoint: number): boolean };

/** The font reader that the PDF library has already loaded. */
const require = createRequire(import.meta.url);
const { create }: { create(bytes: Buffer): Shapes } = require('fontkit');

export const shapesIn = (path: string): Shapes => create(readFileSync(path));

const opened = new Map<string, Shapes | null>();

/** Whether the font is installed and has a glyph for each of these letters. */
export function hasShapes(font: ScriptFont, letters: string): boolean {
  let shapes = opened.get(font.name);
  if (shapes === undefined) {
    const path = pathOf(font);
    shapes = existsSync(path) ? shapesIn(path) : null;
    opened.set(font.name, shapes);
  }
  return shapes !== null && [...letters].every(letter => shapes.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}
