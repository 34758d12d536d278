/** Loaded into a thread before its service (`--import`): signals reach no thread, so the launcher's message stands for one. */
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', (signal: NodeJS.Signals) => {
  // A service that does not listen to signals yet ends at once, as its process would.
  if (!process.emit(signal, signal)) process.exit(1);
});
parentPort?.unref();
