import type { IncomingHttpHeaders } from 'node:http';
import type { Deliveries, Webhook } from './deliveries.ts';
import type { Cause } from './resources/events.ts';
import type { Simulation } from './simulation.ts';
import type { Store } from './store.ts';

export interface SimulatorOptions {
  /** The folder with all data of the simulator. */
  dataDir: string;
  secretKey: string;
  publishableKey: string;
  /** 0 means a free port. */
  port?: number;
  /** The address to listen on; loopback, unless it has its own container. */
  host?: string;
  /** The public address of `/simulator`; without it the simulator's own address. */
  publicUrl?: string;
  webhook?: Webhook;
  /** Called with an error of the simulator itself. */
  onFault?: (fault: string) => void;
}

/** The state shared by all requests to one simulator. */
export interface World {
  options: SimulatorOptions;
  store: Store;
  deliveries: Deliveries;
  /** A simulation whose events name this cause. */
  simulationFor(cause: Cause): Simulation;
  /** Moves the clock, and runs everything that becomes due at its own time. */
  advance(seconds: number): void;
}

/** A response before it is sent. */
export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: object | string | Buffer;
  /** The response behaviour set by tests: late, or missing although the work was done. */
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
