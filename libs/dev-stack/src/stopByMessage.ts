/** Preloaded into a thread before its service (`--import`). Signals do not reach threads, so the launcher's message replaces one. */
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', (signal: NodeJS.Signals) => {
  // A service without signal handlers ends at once, as its process would.
  if (!process.emit(signal, signal)) process.exit(1);
});
parentPort?.unref();
