import { isMainThread } from 'node:worker_threads';
import { type Logger, pino } from 'pino';
import { traceFields } from '../tracing/tracing.ts';

export type { Logger };

/** JSON lines on standard output. Secrets are cut out wherever a careless line might carry them. */
export function createLogger(service: string, level: string): Logger {
  return pino(
    {
      level,
      base: { service },
      mixin: traceFields,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['password', 'token', 'authorization', 'cookie', 'secret', 'email'].flatMap(key => [
          key,
          `*.${key}`,
          `*.*.${key}`,
        ]),
        censor: '[redacted]',
      },
    },
    // Left to itself pino writes to the process's output: a thread has its own.
    isMainThread ? undefined : process.stdout,
  );
}
