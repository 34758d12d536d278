import type { Logger } from './logger.ts';

/** A process that has not ended by then is ended: BullMQ's close, for one, waits without a limit. */
export const HARD_LIMIT_MS = 10_000;

/** Ends the process in order on SIGTERM or SIGINT, and at once on a bug nobody caught. Returns the register of stops. */
export function onSignals(logger: Logger): (stop: () => Promise<unknown>) => void {
  const stops: (() => Promise<unknown>)[] = [];
  let stopping = false;

  async function stop(signal: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => {
      logger.error('shutdown timed out');
      process.exit(1);
    }, HARD_LIMIT_MS).unref();
    for (const close of stops.reverse()) {
      await close().catch((error: unknown) => logger.warn({ err: error }, 'could not close a resource on shutdown'));
    }
    logger.info('stopped');
    process.exit(0);
  }

  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('uncaughtException', error => {
    logger.fatal({ err: error }, 'uncaught error');
    process.exit(1);
  });
  return close => {
    stops.push(close);
  };
}
