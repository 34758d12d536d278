import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import type { Logger } from './logger.ts';

/** A process, with everything that its web part and its worker part share if they run in one. */
export type ServiceProcess = {
  /** The service's name, for example 'reporting'. */
  name: string;
  logger: Logger;
  /** For sessions, limits, and the notices that wake relays. */
  redis: Redis;
  /** The Redis of the queues, which may be a separate one; connected on first use. */
  queueRedis(): Redis;
  queuePrefix: string;
  metrics: Registry;
  /** Named checks of dependencies, run by /readyz; each rejects while its dependency is unavailable. */
  checks: Map<string, () => Promise<unknown>>;
  /** Registers a resource to close; closed in reverse order when the process is asked to end. */
  onStop(stop: () => Promise<unknown>): void;
};

/** Why a process is not ready, as a sentence that /readyz shows. */
export class NotReady extends Error {}

/**
 * A wrong setting, or a database that is not ours, as a sentence for people. Another attempt does not help: the process ends with code
 * 78.
 */
export class WrongSetting extends Error {}
