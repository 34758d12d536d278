import { recordOwnChange } from './changes.ts';

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');

/** GraphQL sends everything by POST: the operation says whether it changes something. */
const isChange = (path: RequestInfo | URL, { method = 'GET', body }: RequestInit = {}) =>
  method !== 'GET' && (path !== '/graphql' || String(body).includes('"query":"mutation'));

/** Begins a trace (W3C Trace Context): by its id, all that a click has caused is found on the servers. */
export const traceparent = () => `00-${hex(16)}-${hex(8)}-01`;

/** What looks at every answer. */
let onAnswer: ((answer: Response) => void) | undefined;
export function watchAnswers(watch: (answer: Response) => void): void {
  onAnswer = watch;
}

async function send(path: RequestInfo | URL, init?: RequestInit, asked?: Promise<Response>): Promise<Response> {
  const answer = await (asked ?? fetch(path, { ...init, headers: { ...init?.headers, traceparent: traceparent() } }));
  onAnswer?.(answer);
  if (isChange(path, init)) recordOwnChange();
  return answer;
}

const underWay = new Set<Promise<Response>>();
/** What everything else waits for while a session is being ended; settled at all other times. */
let ending = Promise.resolve();

/** Resolves when no session is being ended or renewed. */
export const settled = (): Promise<void> => ending;

/**
 * A fetch that begins a trace.
 * @param asked the same, where it is under way already
 */
export async function tracedFetch(
  path: RequestInfo | URL,
  init?: RequestInit,
  asked?: Promise<Response>,
): Promise<Response> {
  await ending;
  // No one wants it any more, often because there is no session now.
  init?.signal?.throwIfAborted();
  const answer = send(path, init, asked);
  underWay.add(answer);
  try {
    return await answer;
  } finally {
    underWay.delete(answer);
  }
}

/** A server that hangs keeps no one signed in. */
const PATIENCE_MS = 3_000;

/**
 * Does what ends or renews the session while nothing else is under way. Requests from before are answered first, and new ones
 * wait: after the session's end both would be refused, and people would read that it had run out.
 * @param work is given the one fetch that does not wait
 */
export function withExclusiveSession<Done>(work: (send: typeof tracedFetch) => Promise<Done>): Promise<Done> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise(resolve => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  const done = Promise.race([Promise.allSettled(underWay), patience]).then(() => {
    clearTimeout(timer);
    return work(send);
  });
  ending = done.then(
    () => {},
    () => {},
  );
  return done;
}
