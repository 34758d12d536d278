import type { IncomingHttpHeaders } from 'node:http';
import type { Deliveries, Webhook } from './deliveries.ts';
import type { Cause } from './resources/events.ts';
import type { Simulation } from './simulation.ts';
import type { Store } from './store.ts';

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
  webhook?: Webhook;
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

/** An answer before it is sent. */
export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: object | string | Buffer;
  /** How tests want it: late, or not at all although the work was done. */
  delayMs?: number;
  lost?: boolean;
}

export interface Call {
  method: string;
  path: string;
  query: string;
  body: string;
  headers: IncomingHttpHeaders;
}
