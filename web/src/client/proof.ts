import { useSyncExternalStore } from 'react';
import { failedAnswer } from './failedAnswer.ts';
import { failureOf } from './failure.ts';
import { postJson } from './postJson.ts';
import { alone, tracedFetch } from './tracedFetch.ts';

/** Those who wait for a proof: what they had asked for was refused without one. */
let waiting: readonly ((given: boolean) => void)[] = [];
const listeners = new Set<() => void>();

function set(next: typeof waiting) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks the person to show that it is still them (ProofDialog); false when they would rather not. */
export function askForProof(): Promise<boolean> {
  return new Promise(resolve => set([...waiting, resolve]));
}

/** Tells all who wait whether there is a proof now. */
export function settleProof(given: boolean): void {
  const settled = waiting;
  set([]);
  for (const resolve of settled) resolve(given);
}

/**
 * Gives a proof by password and code. Whatever it throws is understood by `failureOf`. The session gets a new id by it, so
 * nothing else may be under way; Apollo would wait for itself.
 */
export function giveProof(input: { password: string; code: string | null }): Promise<void> {
  return alone(async send => {
    const query = 'mutation GiveProof($input: ProofInput!) { giveProof(input: $input) { until } }';
    const operation = { query, operationName: 'GiveProof', variables: { input } };
    const answer = await postJson<{ errors?: object[] }>('/graphql', operation, send);
    if (answer.errors) throw failedAnswer({ status: 200, statusText: 'OK' }, JSON.stringify(answer));
  });
}

/** A fetch that asks for a proof when it is refused without one, and then does the same again. */
export async function provedFetch(path: string): Promise<Response> {
  const answer = await tracedFetch(path);
  if (answer.status !== 403) return answer;
  const bodyText = await answer.text();
  const failure = failedAnswer(answer, bodyText);
  if (failureOf(failure).reason === 'proof' && (await askForProof())) return tracedFetch(path);
  throw failure;
}

export const useProofAsked = (): boolean =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
    () => false,
  );
