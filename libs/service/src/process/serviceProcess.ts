import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import type { Logger } from './logger.ts';

/** A process of ours: what its web half and its worker half share when they run in one. */
export type ServiceProcess = {
  /** The service's name, for example 'reporting'. */
  name: string;
  logger: Logger;
  /** Sessions, limits, and the notices that wake relays. */
  redis: Redis;
  /** The Redis of the queues, which may be another one; connected on first use. */
  queueRedis(): Redis;
  queuePrefix: string;
  metrics: Registry;
  /** Named checks of dependencies; each rejects while its dependency is away. Asked by /readyz. */
  checks: Map<string, () => Promise<unknown>>;
  /** Registers a resource to close; closed in reverse order when the process is asked to end. */
  onStop(stop: () => Promise<unknown>): void;
};

/** Why a process is not ready, as a sentence that /readyz shows. */
export class NotReady extends Error {}

/** A setting that is wrong, or a database that is not ours, as a sentence for people. Trying again does not help: the process ends with code 78. */
export class WrongSetting extends Error {}
