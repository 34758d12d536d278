import type { CalculatorAiType } from '@aicp/compliance/tools/riskCalculator';
import { useSyncExternalStore } from 'react';

type Product = {
  /** Whether this is the embedded default, in which limits are advisory and nothing is charged. */
  trial: boolean;
  /** Whether anything is for sale; otherwise everything is included. */
  plans: boolean;
  /** Where people may sign in at an identity provider: how it is called, and whether it is the only way in. */
  signIn?: { name: string; only?: true };
  /** The number of users that is claimed; 'off': no claim. It is in the served page, whatever becomes of the call. */
  usedBy: string;
  /** Base fines of the calculator that the operator has set. */
  calculatorFines?: Partial<Record<CalculatorAiType, number>>;
  /** Whether organisations have identity providers of their own. */
  signInByEmail?: boolean;
};

/** The claim of the served page, in which the gateway has put the operator's (gateway/src/operator.ts). The build has no page. */
const served = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="used-by"]')?.content;
const UNKNOWN: Product = { trial: false, plans: true, usedBy: served ?? '500+ companies' };

let product = UNKNOWN;
let asked = false;
const listeners = new Set<() => void>();

/** Asked once per visit, next to the first paint and never in its way. */
async function load() {
  asked = true;
  try {
    const answer = await fetch('/api/product');
    if (answer.ok) product = { ...UNKNOWN, ...(await answer.json()) };
    for (const listener of listeners) listener();
  } catch {
    // it stays unknown
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!asked) void load();
  return () => listeners.delete(listener);
}

/** What kind of product this is. */
export const useProduct = (): Product =>
  useSyncExternalStore(
    subscribe,
    () => product,
    () => UNKNOWN,
  );
