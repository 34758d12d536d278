const stops: (() => unknown)[] = [];
let ending = Promise.resolve();

/** Registers what a row has to end or remove when it is done, or when the run is interrupted. */
export function atEnd(stop: () => unknown): void {
  stops.push(stop);
}

/** Ends everything registered, the latest first; a second call waits for the first. */
export function endAll(): Promise<void> {
  ending = ending.then(async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  });
  return ending;
}
