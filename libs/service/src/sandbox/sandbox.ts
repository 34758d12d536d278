import { deserialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { DomainError } from '@aicp/contracts/domainError';
import type { Actor } from '@aicp/contracts/rights/actor';
import type { Logger } from '../process/logger.ts';

type Options = {
  /** The sandbox's module, which passes its function to `answerWork`. */
  body: URL;
  logger: Pick<Logger, 'warn'>;
  /** Per piece of work. */
  timeMs?: number;
  /** The limit for the heap's old generation. */
  heapMb?: number;
  /** Buffers, which are outside the heap. */
  buffersMb?: number;
  answerMb?: number;
  /** The longest wait for a sandbox; then the work is refused. */
  waitMs?: number;
  /** The most sandboxes at the same time. */
  most?: number;
  /** The most waiting work: of all callers, and of one caller. */
  mostWaiting?: number;
  mostWaitingOfOne?: number;
};

type Order<Work, Result> = {
  work: Work;
  caller: Caller | undefined;
  resolve(result: Result): void;
  reject(error: Error): void;
  patience: NodeJS.Timeout;
};

/** The caller of the work: `user:7`, `link:12`. */
type Caller = string;

/** Each user and each recipient of a link is a caller; all guests are one. */
export function callerOf(actor: Actor): Caller {
  return actor.kind === 'user' ? `user:${actor.userId}` : actor.kind === 'link' ? `link:${actor.link}` : actor.kind;
}

export type Sandbox<Work, Result> = {
  /**
   * Runs one piece of work at a time for each caller, and callers take turns; work without a caller is not limited.
   * @throws Overtaxed if the work took too much time or memory, or its result is too large; DomainError UNAVAILABLE if no sandbox is free
   */
  run(work: Work, caller?: Caller): Promise<Result>;
  stop(): Promise<void>;
};

/** A sandbox's answer: its result as `serialize` writes it, or the size that it would have had. */
export type Answer = { result: Uint8Array } | { tooLarge: number };
/** A sandbox's start options. */
export type Limits = { answerBytes: number };

/** The work exceeded its time or memory limit. */
export class WorkLimitExceeded extends Error {}

const MB = 1024 * 1024;
/** The time for which an unused sandbox is kept, because it holds tens of megabytes. */
const IDLE_MS = 60_000;
const LOOK_AT_BUFFERS_MS = 25;
const BUSY = 'Too many files are being read or generated at the moment. Please try again in a minute.';

/**
 * Threads for work that could take long: reading untrusted files, and rendering. The event loop sees results only. They start on demand.
 * One that takes too much time or memory, or fails, is ended with its work, and replaced for the next work.
 */
export function createSandbox<Work, Result>({
  body,
  logger,
  timeMs = 10_000,
  heapMb = 96,
  buffersMb = 96,
  answerMb = 8,
  waitMs = 8_000,
  // A caller holds at most one, so that the other is free for everyone else.
  most = 2,
  mostWaiting = 50,
  mostWaitingOfOne = 5,
}: Options): Sandbox<Work, Result> {
  /** Oldest first, except that callers who have just had a turn come last. */
  const waiting: Order<Work, Result>[] = [];
  const working = new Set<Caller>();
  const idle = new Map<Worker, NodeJS.Timeout>();
  const all = new Set<Worker>();

  function start(): Worker {
    const limits: Limits = { answerBytes: answerMb * MB };
    const worker = new Worker(body, {
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
      // Without the process's own options: `--import worker.ts` would start the whole worker in every thread. Nor does a thread that opens
      // untrusted files need the environment's secrets.
      execArgv: [],
      env: {},
      workerData: limits,
    });
    worker.unref();
    all.add(worker);
    return worker;
  }

  async function end(worker: Worker): Promise<void> {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    worker.removeAllListeners();
    // Output of an ending thread is ignored, but a fault without a listener would end the process.
    worker.on('error', () => undefined);
    await worker.terminate();
    // Its slot becomes free only when it has ended, because two at once would need twice the memory.
    all.delete(worker);
  }

  function rest(worker: Worker): void {
    worker.removeAllListeners();
    worker.on('error', () => void end(worker));
    worker.unref();
    idle.set(worker, setTimeout(() => void end(worker), IDLE_MS).unref());
  }

  function takeNext(): void {
    while (idle.size > 0 || all.size < most) {
      const next = waiting.findIndex(({ caller }) => caller === undefined || !working.has(caller));
      const [order] = next < 0 ? [] : waiting.splice(next, 1);
      if (!order) return;
      carryOut(order);
    }
  }

  function carryOut({ work, caller, resolve, reject, patience }: Order<Work, Result>): void {
    clearTimeout(patience);
    if (caller !== undefined) working.add(caller);
    const [worker = start()] = idle.keys();
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    worker.removeAllListeners();
    worker.ref();
    const limit = setTimeout(() => fail(new WorkLimitExceeded(`The work took more than ${timeMs} ms.`)), timeMs);
    const look = setInterval(() => void lookAtBuffers(), LOOK_AT_BUFFERS_MS);
    let isDone = false;
    function done(): void {
      isDone = true;
      clearTimeout(limit);
      clearInterval(look);
      if (caller === undefined) return;
      working.delete(caller);
      // A caller who had a turn comes after everyone else.
      waiting.sort((a, b) => Number(a.caller === caller) - Number(b.caller === caller));
    }
    async function lookAtBuffers(): Promise<void> {
      // Read through the engine, which interrupts the running work; before it runs there is nothing to read.
      const memory = await worker.getHeapStatistics().catch(() => undefined);
      if (memory && memory.external_memory > buffersMb * MB && !isDone)
        fail(new WorkLimitExceeded(`The work used more than ${buffersMb} MB of buffers.`));
    }
    function fail(error: Error & { code?: string }): void {
      done();
      logger.warn({ err: error }, 'stopped a sandbox and its work');
      void end(worker).then(takeNext);
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkLimitExceeded(error.message) : error);
    }
    worker.once('error', fail);
    worker.once('exit', () => fail(new Error('The thread exited unexpectedly.')));
    worker.once('message', (answer: Answer) => {
      done();
      rest(worker);
      if ('result' in answer) resolve(deserialize(answer.result));
      else reject(new WorkLimitExceeded(`The result has ${answer.tooLarge} bytes; the limit is ${answerMb} MB.`));
      takeNext();
    });
    worker.postMessage(work);
  }

  return {
    run(work, caller) {
      const mine = caller === undefined ? 0 : waiting.filter(other => other.caller === caller).length;
      if (waiting.length >= mostWaiting || mine >= mostWaitingOfOne)
        return Promise.reject(new DomainError('UNAVAILABLE', BUSY));
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const patience = setTimeout(() => {
        waiting.splice(waiting.indexOf(order), 1);
        reject(new DomainError('UNAVAILABLE', BUSY));
      }, waitMs);
      const order = { work, caller, resolve, reject, patience };
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
