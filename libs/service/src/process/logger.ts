import { isMainThread } from 'node:worker_threads';
import { type Logger, pino } from 'pino';
import { traceFields } from '../tracing/tracing.ts';

export type { Logger };

/** Logs JSON lines on standard output. Secrets are removed wherever a careless line might contain them. */
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
    // Otherwise the last lines of an ending process overtake the previous one. A thread has its own output.
    isMainThread ? pino.destination({ dest: process.stdout.fd, sync: true }) : process.stdout,
  );
}
