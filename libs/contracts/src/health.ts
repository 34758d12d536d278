import { z } from 'zod';

/** How a process of ours stands, as it says itself. */
export const ProcessHealth = z.object({
  ready: z.boolean(),
  /** Databases and the like by name: ok, away, or a sentence about what is wrong. */
  dependencies: z.record(z.string(), z.string()),
  /** Of the worker that runs in the same process; null where there is none, or it runs apart. */
  worker: z.enum(['ok', 'away']).nullable(),
  version: z.string(),
  /** What it was built from, where that was noted. */
  commit: z.string().nullable(),
  startedAt: z.string().meta({ format: 'date-time' }),
});
export type ProcessHealth = z.infer<typeof ProcessHealth>;

/** A service's plain route, for the gateway alone when it asks for an administrator. */
export const HEALTH_ROUTE = '/internal/health';
