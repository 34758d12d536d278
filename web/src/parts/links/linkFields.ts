import { MAX_PASSCODE_LENGTH, MIN_PASSCODE_LENGTH } from '@aicp/contracts/limits';
import * as z from 'zod/mini';

/** The offered durations of a link, in days. */
export const LINK_DAYS = [7, 14, 30, 90];

const short = z.refine<string>(
  passcode => passcode.length === 0 || passcode.length >= MIN_PASSCODE_LENGTH,
  `Use at least ${MIN_PASSCODE_LENGTH} characters`,
);

export const Passcode = z
  .string()
  .check(z.trim(), z.maxLength(MAX_PASSCODE_LENGTH, `Use at most ${MAX_PASSCODE_LENGTH} characters`), short);
