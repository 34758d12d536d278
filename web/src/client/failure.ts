import type { CombinedGraphQLErrors } from '@apollo/client/errors';

/**
 * A failed call: a message for users, and the server's code (SERVER or OFFLINE if it sent none). `fields`: the invalid fields of the
 * input. `challenge`: the login lacks only the second factor, and the second step sends this value. `factors`: the account's second
 * factors, 'app' or 'passkey'. `reason`: the possible remedy, such as 'proof'.
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
 * Turns whatever a call threw into one failure. The message is the text of a GraphQL error, else of a JSON body's message field, else of
 * the body, else of the HTTP status (docs/spec-coverage.md, section 8).
 */
export function failureOf(error: unknown): Failure {
  if (isGraphQL(error)) return fromGraphQL(error.errors) ?? { message: error.message, code: 'INTERNAL' };
  if (isAnswer(error)) {
    return fromBody(error.bodyText, error.response.statusText || `The server returned error ${error.response.status}.`);
  }
  // Any other error comes from fetch itself: there was no response.
  return {
    message: navigator.onLine
      ? 'The server cannot be reached. Try again in a moment.'
      : 'You are offline. Check your connection and try again.',
    code: 'OFFLINE',
  };
}

/** The specification's message for a failed call. If the role lacks the right, the server's message says who has it. */
export function sentenceOf(error: unknown, specified: string): string {
  const { reason, message } = failureOf(error);
  return reason === 'role' ? message : specified;
}

// Recognised by name and shape, because pages without Apollo have failures too.
const isGraphQL = (error: unknown): error is CombinedGraphQLErrors =>
  error instanceof Error && error.name === 'CombinedGraphQLErrors';

/** An unsuccessful response: Apollo's ServerError or ServerParseError, or the error that `failedAnswer` builds for our own calls. */
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

/** Returns the visible text of a proxy's error page. Cuts any text to the length of a message. */
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
