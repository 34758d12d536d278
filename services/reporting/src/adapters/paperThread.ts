import { parentPort } from 'node:worker_threads';
import { type Draft, drawPaper } from './paperWork.ts';

/** The body of a thread: one paper after the other. A fault ends the thread, which its owner replaces. */
parentPort?.on('message', async (draft: Draft) => {
  parentPort?.postMessage(await drawPaper(draft));
});
