import { parentPort } from 'node:worker_threads';
import { carryOut, type Work } from './drawingWork.ts';

/** The body of a thread: one piece of work after the other. A fault of the work ends the thread, which its owner replaces. */
parentPort?.on('message', async (work: Work) => {
  parentPort?.postMessage(await carryOut(work));
});
