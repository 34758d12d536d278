import { currentRequest } from './currentRequest.ts';
import type { Logger } from './logger.ts';
import { WrongSetting } from './serviceProcess.ts';

/** A process that has not ended by then is killed; BullMQ's close, for example, waits without a limit. */
export const HARD_LIMIT_MS = 10_000;
/** The exit code of readEnv. */
const WRONG_SETTING = 78;

/**
 * Stops the process or thread in order on SIGTERM or SIGINT. An uncaught error or unhandled rejection is logged with its request and
 * stops it in the same order with exit code 1, so that its supervisor restarts it, or 78 for a WrongSetting. Returns a function that registers a stop.
 */
export function onSignals(logger: Logger): (stop: () => Promise<unknown>) => void {
  const stops: (() => Promise<unknown>)[] = [];
  let stopping = false;
  let code = 0;

  async function stop(reason: { signal?: string }): Promise<void> {
    if (stopping) return;
    stopping = true;
    logger.info(reason, 'stopping');
    setTimeout(() => {
      logger.error('shutdown timed out');
      process.exit(1);
    }, HARD_LIMIT_MS).unref();
    for (const close of stops.reverse()) {
      await close().catch((error: unknown) => logger.warn({ err: error }, 'could not close a resource on shutdown'));
    }
    logger.info('stopped');
    process.exit(code);
  }

  function fail(error: unknown): void {
    logger.fatal({ err: error, requestId: currentRequest() }, 'uncaught error');
    code = error instanceof WrongSetting ? WRONG_SETTING : 1;
    void stop({});
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop({ signal }));
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  return close => {
    stops.push(close);
  };
}
