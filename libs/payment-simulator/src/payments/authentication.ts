import type { PaymentMethod } from '../objects/paymentMethod.ts';
import type { Simulation } from '../simulation.ts';
import type { Stored } from '../store.ts';
import { cardOf } from './testCards.ts';

/** Notes that the bank has once let the customer in for this card. */
interface Note extends Stored {
  object: 'simulator.authenticated';
}

const noteOf = (method: PaymentMethod): Note => ({
  id: `authenticated_${method.id}`,
  object: 'simulator.authenticated',
});

export const isAuthenticated = (sim: Simulation, method: PaymentMethod) =>
  sim.store.find(noteOf(method).id) !== undefined;

/** True when the bank wants to see the customer before this attempt. A dialog just completed is remembered. */
export function authenticationOf(sim: Simulation, method: PaymentMethod, completed?: boolean): boolean {
  if (completed !== undefined) {
    if (completed) sim.store.put(noteOf(method));
    return false;
  }
  const wanted = cardOf(method)?.authentication;
  return wanted === 'always' || (wanted === 'unless-kept' && !isAuthenticated(sim, method));
}
