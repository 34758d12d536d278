import { z } from 'zod';

/** Control characters, tabs and line ends excepted. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]/u;

/** Trimmed text that can be shown and stored as it is. */
export function text(maxLength: number) {
  return z
    .string('is required')
    .trim()
    .max(maxLength, `must be at most ${maxLength} characters`)
    .refine(value => value.isWellFormed() && !UNPRINTABLE.test(value), 'contains characters that cannot be displayed');
}

/** Text that may be left out: '' and null mean absent, and both parse to null. */
export function optionalText(maxLength: number) {
  return text(maxLength)
    .nullish()
    .transform(value => value || null);
}

/** Text that a change may set, clear with '' or null, or leave as it is by leaving it out. */
export function changedText(maxLength: number) {
  return text(maxLength)
    .nullable()
    .transform(value => value || null)
    .optional();
}
