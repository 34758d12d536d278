import { randomInt } from 'node:crypto';
import { missing } from './StripeError.ts';
import type { Store, Stored } from './store.ts';

export interface Simulation {
  store: Store;
  /** Unix seconds by the simulator's clock. */
  now(): number;
  /** The public address of the simulator's pages, without a final slash. */
  pagesUrl: string;
  /** Notifies the webhooks, with the previous values if the object changed. */
  emit(type: string, object: object, previous?: object): void;
}

/** An object by its id; `param` names the parameter of the id, if it was not in the address. */
export function load<T extends Stored>(sim: Simulation, object: T['object'], id: string, param?: string): T {
  const found = sim.store.get<T>(object, id);
  if (!found) throw missing(object, id, param);
  return found;
}

/** Writes a changed object and, if an event is named, sends it with the previous values. */
export function change<T extends Stored>(sim: Simulation, old: T, patch: Partial<T>, event?: string): T {
  const changed = sim.store.put({ ...old, ...patch });
  if (event) {
    const keys = (Object.keys(patch) as (keyof T)[]).filter(
      key => JSON.stringify(patch[key]) !== JSON.stringify(old[key]),
    );
    sim.emit(
      event,
      changed,
      event.endsWith('.updated') ? Object.fromEntries(keys.map(key => [key, old[key]])) : undefined,
    );
  }
  return changed;
}

/** Writes a new object and sends the event. */
export function create<T extends Stored>(sim: Simulation, object: T, event?: string): T {
  sim.store.put(object);
  if (event) sim.emit(event, object);
  return object;
}

/** Metadata after an update: given keys are added, empty ones removed, '' clears all. */
export function mergeMetadata(
  old: Record<string, string>,
  given?: Record<string, string> | '',
): Record<string, string> {
  if (given === undefined) return old;
  const merged = given === '' ? {} : { ...old, ...given };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const randomText = (length: number) => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** An id in Stripe's format: `cus_` and 24 letters and digits. */
export const newId = (prefix: string) => `${prefix}_${randomText(24)}`;

/** The secret that lets a browser act on one intent: `pi_…_secret_…`. */
export const newClientSecret = (id: string) => `${id}_secret_${randomText(25)}`;
