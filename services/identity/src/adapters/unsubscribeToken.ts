import { EMAIL_KINDS } from '@aicp/contracts/emails/emailKinds';
import { z } from 'zod';
import type { Sealing } from './sealing.ts';

/** The purpose of these tokens: tokens with another purpose cannot be opened as one. */
const OWNER = 'unsubscribe';

const Muting = z.object({ userId: z.int().positive(), kind: z.enum(EMAIL_KINDS) });
type Muting = z.infer<typeof Muting>;

/** A token that only turns off one kind of email for one user. */
export const unsubscribeToken = (sealing: Sealing, muting: Muting): string =>
  sealing.seal(JSON.stringify(muting), OWNER);

/** The content of a token; null if the token is not ours. */
export function readUnsubscribeToken(sealing: Sealing, token: string): Muting | null {
  try {
    return Muting.parse(JSON.parse(sealing.open(token, OWNER)));
  } catch {
    return null;
  }
}
