import type { FailedAnswer } from './failure.ts';

/** An unsuccessful response as an error that `failureOf` can read. */
export function failedAnswer({ status, statusText }: FailedAnswer['response'], bodyText: string): FailedAnswer {
  return Object.assign(new Error(statusText), { response: { status, statusText }, bodyText });
}
