import { NO_PROVISIONING_TOKEN } from '@aicp/contracts/inputs/provisioning';
import type { Outcome } from './kinds.ts';

const CODES: Record<number, string> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND', 500: 'INTERNAL' };

/** Messages for guests and for tokens that are not accepted here. */
const SIGN_IN = ['Please sign in.', 'This API token is not valid.', NO_PROVISIONING_TOKEN];

type Answer = { status: number; text: string };

/** @throws Error for a failure of the product */
export function outcomeOfRest({ status, text }: Answer): Outcome {
  if (status < 300) return 'allowed';
  const { message, detail } = JSON.parse(text);
  return outcomeOf(CODES[status], message ?? detail);
}

/** @throws Error for a failure of the product */
export function outcomeOfGraph(answer: Answer): Outcome {
  const { errors, message } = JSON.parse(answer.text);
  // The gateway refuses some callers before it parses the operation.
  if (message) return outcomeOfRest(answer);
  return outcomeOf(errors?.[0]?.extensions.code, errors?.[0]?.message);
}

function outcomeOf(code: string | undefined, message: string): Outcome {
  if (code === 'INTERNAL') throw new Error(message);
  // A failed login returns UNAUTHENTICATED to any caller, too.
  if (code === 'UNAUTHENTICATED' && SIGN_IN.includes(message)) return 'signIn';
  if (code === 'FORBIDDEN') return 'forbidden';
  return code === 'NOT_FOUND' ? 'none' : 'allowed';
}
