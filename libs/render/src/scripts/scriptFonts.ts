import { join } from 'node:path';

export const scriptFontFolder = join(import.meta.dirname, '../../fonts');

/** A letter for which Inter, the text family of every PDF, has no glyph. */
export const OTHER_LETTER =
  /[^\0-\u0148\u014a-\u01c3\u01c5-\u0254\u0256-\u027b\u027e-\u0284\u0286-\u0290\u0292-\u02a4\u02a6-\u02cc\u02ce-\u02d7\u02da\u02dc-\u02ff\u0374-\u0376\u0378-\u03d7\u03dc-\u03dd\u03f0-\u03f6\u03f9-\u03fa\u03fc-\u0479\u0480-\u0482\u048a-\u049d\u04a0-\u04ff\u052f-\u0530\u1d00\u1d0d\u1d1b\u1d43\u1d47-\u1d49\u1d4d\u1d4f-\u1d50\u1d52\u1d56-\u1d58\u1d5b\u1d62-\u1d65\u1d9c\u1da0\u1dbb\u1dbf\u1e00-\u1e9b\u1e9d-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe\u2000-\u200f\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032-\u2033\u2039-\u203a\u2044\u20a0-\u20af\u20b1-\u20b5\u20b8-\u20ba\u20bc-\u20bf\u2113\u2116\u2122\u2191\u2193\u2212\u2c7c\u2c7f\ua7ff\ufeff]/u;

/** A text of letters that Source Serif has, which is then used for titles. */
export const SERIF_TEXT =
  /^[\x20-\x7e\xa0-\u012b\u012e-\u0131\u0134-\u0165\u0168-\u017f\u0218-\u021b\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u20ac\u2122]*$/u;

export type ScriptFont = {
  name: string;
  file: string;
  /** Letters of this font. */
  has: RegExp;
  /** Its shapes do not map to letters in order, so the text is written next to them for programs that read the file. */
  isSpoken: boolean;
  /** Whether its words have no spaces between them. */
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

/** In order of preference. Each file is read when a text first needs it. */
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

/** The fonts for the PDF library: one weight, and no italics. */
export const scriptFontFiles = Object.fromEntries(
  scriptFonts.map(font => {
    const path = pathOf(font);
    return [font.name, { normal: path, bold: path, italics: path, bolditalics: path }];
  }),
);
