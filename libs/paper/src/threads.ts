import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { DomainError } from '@aicp/contracts/domainError';
import type { Logger } from '@aicp/service/process/logger';

type Options = {
  /** What a thread runs: it answers each message with one. */
  body: URL;
  logger: Pick<Logger, 'warn'>;
  /** For one piece of work. */
  timeMs?: number;
  heapMb?: number;
  /** How long work waits for a thread before it is given up. */
  waitMs?: number;
  most?: number;
};

type Order<Work, Result> = {
  work: Work;
  resolve(result: Result): void;
  reject(error: Error): void;
  patience: NodeJS.Timeout;
};

export type Threads<Work, Result> = {
  /** @throws Overtaxed when it took too long or too much memory; DomainError UNAVAILABLE when no thread came free in time */
  run(work: Work): Promise<Result>;
  stop(): Promise<void>;
};

/** The work took more time or memory than it may. */
export class Overtaxed extends Error {}

/** An unused thread keeps tens of megabytes. */
const IDLE_MS = 60_000;

/**
 * A few threads beside the event loop, so that work which takes long makes nobody else wait. They are started when they are
 * needed; one that takes too long, needs too much memory or fails is ended with its work, and the next work gets another.
 */
export function startThreads<Work, Result>({
  body,
  logger,
  timeMs = 10_000,
  heapMb = 192,
  waitMs = 8_000,
  // One core stays with the event loop.
  most = Math.max(1, Math.min(2, availableParallelism() - 1)),
}: Options): Threads<Work, Result> {
  const waiting: Order<Work, Result>[] = [];
  const idle = new Map<Worker, NodeJS.Timeout>();
  const all = new Set<Worker>();

  function start(): Worker {
    const worker = new Worker(body, {
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
      // Without the process' own: `--import worker.ts` would start the whole worker in every thread. Nor does a thread
      // that opens strangers' files need the secrets of the environment.
      execArgv: [],
      env: {},
    });
    worker.unref();
    all.add(worker);
    return worker;
  }

  function end(worker: Worker): Promise<number> {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    all.delete(worker);
    worker.removeAllListeners();
    // What a thread says while it ends concerns nobody, but a fault without a listener would end the process.
    worker.on('error', () => undefined);
    return worker.terminate();
  }

  function rest(worker: Worker): void {
    worker.removeAllListeners();
    worker.on('error', () => void end(worker));
    worker.unref();
    idle.set(worker, setTimeout(() => void end(worker), IDLE_MS).unref());
  }

  function takeNext(): void {
    while (waiting.length > 0 && (idle.size > 0 || all.size < most)) {
      const order = waiting.shift();
      if (order) carryOut(order);
    }
  }

  function carryOut({ work, resolve, reject, patience }: Order<Work, Result>): void {
    clearTimeout(patience);
    const [worker = start()] = idle.keys();
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    worker.removeAllListeners();
    worker.ref();
    const limit = setTimeout(() => fail(new Overtaxed(`It took more than ${timeMs} ms.`)), timeMs);
    const done = () => clearTimeout(limit);
    function fail(error: Error & { code?: string }): void {
      done();
      logger.warn({ err: error }, 'a drawing was given up, and its thread ended');
      // Its place is free when it has ended, not before: two at once would take twice the memory.
      void end(worker).then(takeNext);
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Overtaxed(error.message) : error);
    }
    worker.once('error', fail);
    worker.once('exit', () => fail(new Error('The thread ended by itself.')));
    worker.once('message', (result: Result) => {
      done();
      rest(worker);
      resolve(result);
      takeNext();
    });
    worker.postMessage(work);
  }

  return {
    run(work) {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const patience = setTimeout(() => {
        waiting.splice(waiting.indexOf(order), 1);
        reject(
          new DomainError('UNAVAILABLE', 'Too many files are being drawn at the moment. Please try again in a minute.'),
        );
      }, waitMs);
      const order = { work, resolve, reject, patience };
      waiting.push(order);
      takeNext();
      return promise;
    },
    async stop() {
      for (const { patience, reject } of waiting.splice(0)) {
        clearTimeout(patience);
        reject(new DomainError('UNAVAILABLE', 'The service is restarting. Please try again in a minute.'));
      }
      await Promise.all([...all].map(end));
    },
  };
}
