import { z } from 'zod';

/** Text that may be left out: '' and null mean absent, and both parse to null. */
export function optionalText(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength, `must be at most ${maxLength} characters`)
    .nullish()
    .transform(text => text || null);
}
