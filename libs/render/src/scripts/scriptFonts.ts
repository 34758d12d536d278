import { join } from 'node:path';

/** Folder of the fonts. */
export const scriptFontFolder = join(import.meta.dirname, '../../fonts');

/** A letter that Roboto, the family of every PDF, has no shape of. */
export const OTHER_LETTER =
  /[^\0-\u017f\u018f\u0192\u01a0\u01a1\u01af\u01b0\u01f0\u01fa-\u01ff\u0218-\u021b\u0237\u0259\u02bc\u02c6\u02c7\u02c9\u02d8-\u02dd\u02f3\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u03d1\u03d2\u03d6\u0400-\u0482\u0488-\u0513\u1e00\u1e01\u1e3e\u1e3f\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2000-\u200b\u2010\u2011\u2013-\u2015\u2017-\u201e\u2020-\u2022\u2025-\u2027\u2030\u2032\u2033\u2039\u203a\u203c\u2044\u2070\u2074-\u208e\u20a3\u20a4\u20a6-\u20ac\u20b1\u20b9\u20ba\u20bc\u20bd\u2105\u2113\u2116\u2122\u2126\u212e\u215b-\u215e\u2202\u2206\u220f\u2211\u2212\u221a\u221e\u222b\u2248\u2260\u2264\u2265\u25a0\u25ca\u25cb\u25cf\ufb01-\ufb04\ufeff]/u;

export type ScriptFont = {
  name: string;
  file: string;
  /** Letters that it is asked for. */
  has: RegExp;
  /** Its shapes do not tell the letters in their order, so the text is written next to them for what reads the file. */
  isSpoken: boolean;
  /** Its words have no spaces between them. */
  isUnspaced: boolean;
};

const font = (name: string, file: string, has: RegExp, traits: Partial<ScriptFont> = {}): ScriptFont => ({
  name,
  file,
  has,
  isSpoken: false,
  isUnspaced: false,
  ...traits,
});
const script = (name: string, traits?: Partial<ScriptFont>) =>
  font(name, `NotoSans${name}.ttf`, new RegExp(`\\p{Script_Extensions=${name}}`, 'u'), traits);

/** In the order in which they are asked. Each file is read when a text first needs it. */
export const scriptFonts: readonly ScriptFont[] = [
  font('Emoji', 'NotoEmoji.ttf', /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\p{Regional_Indicator}/u, {
    isSpoken: true,
  }),
  font(
    'CJK',
    'NotoSansCJK.otf',
    /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
  ),
  ...['Arabic', 'Hebrew', 'Thaana', 'Armenian', 'Georgian', 'Ethiopic'].map(name => script(name)),
  ...['Thai', 'Lao', 'Khmer', 'Myanmar'].map(name => script(name, { isSpoken: true, isUnspaced: true })),
  ...[
    'Devanagari',
    'Bengali',
    'Gurmukhi',
    'Gujarati',
    'Oriya',
    'Tamil',
    'Telugu',
    'Kannada',
    'Malayalam',
    'Sinhala',
  ].map(name => script(name, { isSpoken: true })),
  font('Latin', 'NotoSans.ttf', /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{M}]/u),
  ...['Symbols', 'Symbols2', 'Math'].map(name => font(name, `NotoSans${name}.ttf`, /\p{Script=Common}/u)),
];

export const pathOf = ({ file }: ScriptFont): string => join(scriptFontFolder, file);

/** For the PDF library: one weight, and no slanted letters. */
export const scriptFontFiles = Object.fromEntries(
  scriptFonts.map(font => {
    const path = pathOf(font);
    return [font.name, { normal: path, bold: path, italics: path, bolditalics: path }];
  }),
);
