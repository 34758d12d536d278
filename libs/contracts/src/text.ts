import { z } from 'zod';

/** Control characters, tabs and line ends excepted. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]/u;
/** What begins another line, or a column: tabs, line ends, and Unicode's separators of lines and paragraphs. */
const LINE_BREAK = /[\t\n\r\p{Zl}\p{Zp}]/u;

/** Trimmed text that can be shown and stored as it is. */
export function text(maxLength: number) {
  return z
    .string('is required')
    .trim()
    .max(maxLength, `must be at most ${maxLength} characters`)
    .refine(value => value.isWellFormed() && !UNPRINTABLE.test(value), 'contains characters that cannot be displayed');
}

/** Text of one line, such as a name: it stands in subjects of emails, in names of files and in lists. */
export function line(maxLength: number) {
  return text(maxLength).refine(value => !LINE_BREAK.test(value), 'must be on one line');
}

/** Text that may be left out: '' and null mean absent, and both parse to null. */
export const optionalText = (maxLength: number) => optional(text(maxLength));
export const optionalLine = (maxLength: number) => optional(line(maxLength));

/** Text that a change may set, clear with '' or null, or leave as it is by leaving it out. */
export const changedText = (maxLength: number) => changed(text(maxLength));
export const changedLine = (maxLength: number) => changed(line(maxLength));

type Text = ReturnType<typeof text>;

const optional = (schema: Text) => schema.nullish().transform(value => value || null);

const changed = (schema: Text) =>
  schema
    .nullable()
    .transform(value => value || null)
    .optional();
