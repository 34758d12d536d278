import type { Cause } from './objects/event.ts';
import type { Simulation } from './simulation.ts';
import type { Store } from './store.ts';
import type { Deliveries } from './webhooks/startDeliveries.ts';

export interface SimulatorOptions {
  /** Folder of everything that the simulator remembers. */
  dataDir: string;
  secretKey: string;
  publishableKey: string;
  /** 0 takes a free one. */
  port?: number;
  /** Address to listen on; loopback, unless it has a container to itself. */
  host?: string;
  /** Where people reach `/simulator`; without it the simulator's own address. */
  publicUrl?: string;
  /** Where events go, signed with the secret. */
  webhook?: { url: string; secret: string };
  /** Told what the simulator itself did wrong. */
  onFault?: (fault: string) => void;
}

/** What the requests of one simulator share. */
export interface World {
  options: SimulatorOptions;
  store: Store;
  deliveries: Deliveries;
  /** A simulation whose events name this cause. */
  simulationFor(cause: Cause): Simulation;
  /** Moves the clock, letting everything that falls due happen at its own time. */
  advance(seconds: number): void;
}
