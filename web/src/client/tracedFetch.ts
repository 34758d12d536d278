import { recordOwnChange } from './changes.ts';

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');

/** GraphQL sends everything by POST, so the operation decides whether it is a change. */
const isChange = (path: RequestInfo | URL, { method = 'GET', body }: RequestInit = {}) =>
  method !== 'GET' && (path !== '/graphql' || String(body).includes('"query":"mutation'));

/** Starts a trace (W3C Trace Context). Its id identifies on the servers everything that a click has caused. */
export const traceparent = () => `00-${hex(16)}-${hex(8)}-01`;

/** The observer of every response. */
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
/** All other requests wait for this while a session is being ended; it is settled at all other times. */
let ending = Promise.resolve();

/** Resolves when no session is being ended or renewed. */
export const settled = (): Promise<void> => ending;

/**
 * A fetch that starts a trace.
 * @param asked the same request if already under way
 */
export async function tracedFetch(
  path: RequestInfo | URL,
  init?: RequestInit,
  asked?: Promise<Response>,
): Promise<Response> {
  await ending;
  // The caller no longer needs it, often because the session has ended.
  init?.signal?.throwIfAborted();
  const answer = send(path, init, asked);
  underWay.add(answer);
  try {
    return await answer;
  } finally {
    underWay.delete(answer);
  }
}

/** The longest wait for open requests: a server that hangs must not keep a user signed in. */
const PATIENCE_MS = 3_000;

/**
 * Ends or renews the session while nothing else is under way. Earlier requests are answered first, and new ones wait. After the session's
 * end both would be refused, and users would read that it had expired.
 * @param work gets the only fetch that does not wait
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
