import { useSyncExternalStore } from 'react';
import { failedAnswer } from './failedAnswer.ts';
import { failureOf } from './failure.ts';
import { signWithPasskey } from './passkeys.ts';
import { postJson } from './postJson.ts';
import { tracedFetch, withExclusiveSession } from './tracedFetch.ts';

/** The callers waiting for a confirmation, whose requests were refused without one. */
let waiting: readonly ((given: boolean) => void)[] = [];
const listeners = new Set<() => void>();

function set(next: typeof waiting) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks the user to confirm their identity (ConfirmIdentityDialog). Returns false if they decline. */
export function requestConfirmation(): Promise<boolean> {
  return new Promise(resolve => set([...waiting, resolve]));
}

/** Tells all waiting callers whether identity was confirmed. */
export function settleConfirmation(given: boolean): void {
  const settled = waiting;
  set([]);
  for (const resolve of settled) resolve(given);
}

type Answer<Field extends string, Data> = { data?: Record<Field, Data>; errors?: object[] };

/** Sends one operation without Apollo, which would wait for itself. */
async function ask<Field extends string, Data>(
  send: typeof tracedFetch,
  operationName: string,
  query: string,
  variables: object = {},
): Promise<Answer<Field, Data>> {
  const answer = await postJson<Answer<Field, Data>>('/graphql', { query, operationName, variables }, send);
  if (answer.errors) throw failedAnswer({ status: 200, statusText: 'OK' }, JSON.stringify(answer));
  return answer;
}

/**
 * Confirms identity by password and code. `failureOf` can read whatever it throws. The session gets a new id, so nothing else may be
 * under way.
 */
export function confirmByPassword(input: { password: string; code: string | null }): Promise<void> {
  const query = 'mutation GiveProof($input: ProofInput!) { giveProof(input: $input) { until } }';
  return withExclusiveSession(async send => void (await ask(send, 'GiveProof', query, { input })));
}

/** Confirms identity with a passkey. `passkeyFailure` can read whatever it throws. */
export async function confirmByPasskey(): Promise<void> {
  const begin = 'mutation BeginPasskeyProof { beginPasskeyProof { ceremony options } }';
  type Begun = { ceremony: string; options: unknown };
  const { data } = await ask<'beginPasskeyProof', Begun>(tracedFetch, 'BeginPasskeyProof', begin);
  const credential = await signWithPasskey(data?.beginPasskeyProof.options);
  const input = { ceremony: data?.beginPasskeyProof.ceremony, credential };
  const query = 'mutation ProveByPasskey($input: PasskeyInput!) { proveByPasskey(input: $input) { until } }';
  return withExclusiveSession(async send => void (await ask(send, 'ProveByPasskey', query, { input })));
}

/** A fetch that asks for a confirmation if refused without one, and then sends the request again. */
export async function confirmedFetch(path: string): Promise<Response> {
  const answer = await tracedFetch(path);
  if (answer.status !== 403) return answer;
  const bodyText = await answer.text();
  const failure = failedAnswer(answer, bodyText);
  if (failureOf(failure).reason === 'proof' && (await requestConfirmation())) return tracedFetch(path);
  throw failure;
}

export const useConfirmationRequested = (): boolean =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
    () => false,
  );
