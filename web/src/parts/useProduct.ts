import type { CalculatorAiType } from '@aicp/compliance/tools/riskCalculator';
import { useSyncExternalStore } from 'react';

type Product = {
  /** Whether this is the embedded default, in which limits are advisory and nothing is charged. */
  trial: boolean;
  /** Whether anything is for sale; otherwise everything is included. */
  plans: boolean;
  /** The identity provider for sign-in, if there is one: its name, and whether it is the only way in. */
  signIn?: { name: string; only?: true };
  /** The claimed number of users; 'off': no claim. It comes with the page, even if the request fails. */
  usedBy: string;
  /** The calculator's base fines, if the operator has set them. */
  calculatorFines?: Partial<Record<CalculatorAiType, number>>;
  /** Whether organisations can have their own identity providers. */
  signInByEmail?: boolean;
};

/** The claim in the served page, where the gateway has inserted the operator's value (gateway/src/operator.ts). The build has no page. */
const served = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="used-by"]')?.content;
const UNKNOWN: Product = { trial: false, plans: true, usedBy: served ?? '500+ companies' };

let product = UNKNOWN;
let asked = false;
const listeners = new Set<() => void>();

/** Requested once per visit, in parallel with the first paint and without delaying it. */
async function load() {
  asked = true;
  try {
    const answer = await fetch('/api/product');
    if (answer.ok) product = { ...UNKNOWN, ...(await answer.json()) };
    for (const listener of listeners) listener();
  } catch {
    // The value stays unknown.
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!asked) void load();
  return () => listeners.delete(listener);
}

/** The settings of this installation. */
export const useProduct = (): Product =>
  useSyncExternalStore(
    subscribe,
    () => product,
    () => UNKNOWN,
  );
