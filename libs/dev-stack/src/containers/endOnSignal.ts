/** Stops the process in order on a termination signal. */
export function endOnSignal(stop: () => Promise<unknown>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
}
