const stops: (() => unknown)[] = [];

/** Registers what a row has to end or remove when it is done, or when the run is interrupted. */
export function atEnd(stop: () => unknown): void {
  stops.push(stop);
}

/** Ends everything registered, the latest first. */
export async function endAll(): Promise<void> {
  for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
}
