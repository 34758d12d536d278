import { LONGEST_PASSCODE, SHORTEST_PASSCODE } from '@aicp/contracts/limits';
import * as z from 'zod/mini';

/** How long a link works: what is offered. */
export const LINK_DAYS = [7, 14, 30, 90];

const short = z.refine<string>(
  passcode => passcode.length === 0 || passcode.length >= SHORTEST_PASSCODE,
  `Use at least ${SHORTEST_PASSCODE} characters`,
);

export const Passcode = z
  .string()
  .check(z.trim(), z.maxLength(LONGEST_PASSCODE, `Use at most ${LONGEST_PASSCODE} characters`), short);
