import type { FailedAnswer } from './failure.ts';

/** An answer that is no success, in the shape that `failureOf` makes a sentence of. */
export function failedAnswer({ status, statusText }: FailedAnswer['response'], bodyText: string): FailedAnswer {
  return Object.assign(new Error(statusText), { response: { status, statusText }, bodyText });
}
