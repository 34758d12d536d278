import type { CombinedGraphQLErrors } from '@apollo/client/errors';

/**
 * Why a call failed: a sentence for people, and the server's code (SERVER, OFFLINE when it gave none). `fields`: what was
 * wrong in the input. `challenge`: only the second factor is missing, and the second step of the login takes this along;
 * `factors`: what the account has for it, 'app' or 'passkey'.
 * `reason`: what can be done about it, such as 'proof'.
 */
export type Failure = {
  message: string;
  code: string;
  fields?: string[];
  challenge?: string;
  factors?: string[];
  reason?: string;
};

/**
 * Makes one failure out of whatever a call threw: a GraphQL error's own sentence and code; else the message field of a
 * JSON body, else the body's text, else the HTTP status text (docs/spec-coverage.md, section 8).
 */
export function failureOf(error: unknown): Failure {
  if (isGraphQL(error)) return fromGraphQL(error.errors) ?? { message: error.message, code: 'INTERNAL' };
  if (isAnswer(error)) {
    return fromBody(error.bodyText, error.response.statusText || `The server returned error ${error.response.status}.`);
  }
  // Anything else was thrown by fetch itself: there was no answer at all.
  return {
    message: navigator.onLine
      ? 'The server cannot be reached. Try again in a moment.'
      : 'You are offline. Check your connection and try again.',
    code: 'OFFLINE',
  };
}

/** The specification's sentence for a call that failed; but a role that may not do it is told who may. */
export function sentenceOf(error: unknown, specified: string): string {
  const { reason, message } = failureOf(error);
  return reason === 'role' ? message : specified;
}

// Known by name and by shape: pages that show before Apollo is there have failures too.
const isGraphQL = (error: unknown): error is CombinedGraphQLErrors =>
  error instanceof Error && error.name === 'CombinedGraphQLErrors';

/** An unsuccessful answer: Apollo's ServerError or ServerParseError, or what `failedAnswer` makes of our own calls. */
export type FailedAnswer = Error & { bodyText: string; response: Pick<Response, 'status' | 'statusText'> };
const isAnswer = (error: unknown): error is FailedAnswer =>
  error instanceof Error && 'bodyText' in error && 'response' in error;

type Extensions = { code?: unknown; fields?: string[]; challenge?: string; factors?: string[]; reason?: string };
type GraphQLErrors = readonly { message: string; extensions?: Extensions }[];

function fromGraphQL([first]: GraphQLErrors): Failure | undefined {
  if (!first) return undefined;
  const { code = 'INTERNAL', fields, challenge, factors, reason } = first.extensions ?? {};
  return {
    message: first.message,
    code: String(code),
    ...(fields && { fields }),
    ...(challenge && { challenge }),
    ...(factors && { factors }),
    ...(reason && { reason }),
  };
}

/** Of a proxy's error page its words; of any text no more than fits a message. */
function wordsOf(text: string): string {
  const isPage = /^\s*</.test(text);
  const words = (
    isPage ? text.replace(/<(head|style|script)\b.*?<\/\1>|<[^>]*>/gis, ' ').replace(/\s+/g, ' ') : text
  ).trim();
  return words.length > 300 ? `${words.slice(0, 299)}…` : words;
}

function fromBody(text: string, statusText: string): Failure {
  try {
    const body: { message?: string; reason?: string; errors?: GraphQLErrors } = JSON.parse(text);
    const { message = statusText, reason, errors = [] } = body;
    return fromGraphQL(errors) ?? { message, code: 'SERVER', ...(reason && { reason }) };
  } catch {
    return { message: wordsOf(text) || statusText, code: 'SERVER' };
  }
}
