import type { Store, Stored } from './store.ts';

/** The simulator's clock: real time, and what tests have added to it. */
interface Clock extends Stored {
  id: 'clock';
  object: 'simulator.clock';
  offset: number;
}

const offsetOf = (store: Store) => store.get<Clock>('simulator.clock', 'clock')?.offset ?? 0;

/** Unix seconds by the simulator's clock. */
export const nowOf = (store: Store) => Math.floor(Date.now() / 1000) + offsetOf(store);

export function moveClock(store: Store, seconds: number): void {
  store.put<Clock>({ id: 'clock', object: 'simulator.clock', offset: offsetOf(store) + seconds });
}
