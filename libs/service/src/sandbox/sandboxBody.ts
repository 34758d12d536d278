import { serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Limits } from './sandbox.ts';

/**
 * The body of a sandbox: one piece of work after the other. A fault of the work ends the thread, which its owner replaces. Buffers arrive
 * as plain bytes in both directions.
 */
export function answerWork<Work, Result>(carryOut: (work: Work) => Promise<Result>): void {
  const { answerBytes }: Limits = workerData;
  parentPort?.on('message', async (work: Work) => {
    const result = serialize(await carryOut(work));
    const answer: Answer = result.byteLength > answerBytes ? { tooLarge: result.byteLength } : { result };
    parentPort?.postMessage(answer, 'result' in answer ? [result.buffer as ArrayBuffer] : []);
  });
}
