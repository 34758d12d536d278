/** The argument passed by `startServer`. */
export const argument = JSON.parse(process.argv[2] ?? '{}');

/** Tells `startServer` that this process is listening; from then on it ends with its parent. */
export function report(message: unknown): void {
  process.on('disconnect', () => process.exit());
  process.send?.(message);
}
