import { z } from 'zod';

export const ProcessHealth = z.object({
  ready: z.boolean(),
  /** Databases and other dependencies by name: ok, away, or a sentence about the problem. */
  dependencies: z.record(z.string(), z.string()),
  /** The state of the worker in the same process; null if none, or if it is a separate process. */
  worker: z.enum(['ok', 'away']).nullable(),
  version: z.string(),
  /** The commit that it was built from, if recorded. */
  commit: z.string().nullable(),
  startedAt: z.string().meta({ format: 'date-time' }),
});
export type ProcessHealth = z.infer<typeof ProcessHealth>;

/** A service's plain route, which only the gateway may call, for an administrator. */
export const HEALTH_ROUTE = '/internal/health';
