import { z } from 'zod';
import { changesTextDirection } from './isolated.ts';

/** Control characters, except tabs and line ends. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]/u;
/** Tabs, line ends, and Unicode's separators of lines and paragraphs: they start a new line or column. */
const LINE_BREAK = /[\t\n\r\p{Zl}\p{Zp}]/u;
/** A visible character: not a space, a filler, or a mark without a letter. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\t\n\r\u115f\u1160\u2800\u3164\uffa0]/u;
/** Zero-width characters without an effect on their neighbours; joiners have one, but not between Latin letters. */
const WITHOUT_WIDTH =
  /\u00ad|\u034f|[\u115f\u1160\u180e\u200b\u2060-\u2064\u3164\ufeff\uffa0]|(?<![^\0-\u024f])[\u200c\u200d]|[\u200c\u200d](?![^\0-\u024f])/g;
/** Marks of a direction, without an effect if every letter runs from left to right. */
const DIRECTIONS = /[\u061c\u200e\u200f]/g;
const SPACE = /\p{Zs}/gu;

/** Trimmed text that can be displayed and stored as it is, with each letter in its one spelling (NFC). */
export function text(maxLength: number) {
  return z
    .string('is required')
    .trim()
    .refine(value => value === '' || VISIBLE.test(value) || UNPRINTABLE.test(value), {
      error: 'must contain a visible character',
      abort: true,
    })
    .normalize('NFC')
    .max(maxLength, `must be at most ${maxLength} characters`)
    .refine(value => value.isWellFormed() && !UNPRINTABLE.test(value), 'contains characters that cannot be displayed');
}

/** Text of one line, such as a name, for subjects of emails, file names and lists. Lines that look the same are equal. */
export function line(maxLength: number) {
  return text(maxLength)
    .refine(value => !LINE_BREAK.test(value), 'must be on one line')
    .overwrite(sameLine);
}

/** The single form of lines that look the same: composed letters, plain spaces, and no character without a width. */
export function sameLine(text: string): string {
  const line = text.normalize('NFC').replaceAll(SPACE, ' ').replaceAll(WITHOUT_WIDTH, '');
  const undirected = line.replaceAll(DIRECTIONS, '');
  return (changesTextDirection(undirected) ? line : undirected).trim();
}

/** Optional text: '' and null mean absent, and both parse to null. */
export const optionalText = (maxLength: number) => optional(text(maxLength));
export const optionalLine = (maxLength: number) => optional(line(maxLength));

/** Text that a change may set, clear with '' or null, or keep by omission. */
export const changedText = (maxLength: number) => changed(text(maxLength));
export const changedLine = (maxLength: number) => changed(line(maxLength));

type Text = ReturnType<typeof text>;

const optional = (schema: Text) => schema.nullish().transform(value => value || null);

const changed = (schema: Text) =>
  schema
    .nullable()
    .transform(value => value || null)
    .optional();
