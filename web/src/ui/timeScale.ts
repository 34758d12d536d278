/** Where moments stand on a line of some length, in pixels: a year takes as much more room than a day as it is longer. */
export function positionsOf(moments: readonly number[], length: number): number[] {
  const first = Math.min(...moments);
  const span = Math.max(...moments) - first;
  // All at once, or one alone: nothing is further away than anything else.
  if (span === 0) return moments.map((_, at) => (length * at) / Math.max(1, moments.length - 1));
  return moments.map(moment => (length * (moment - first)) / span);
}

/** Which of the places, in rising order, can be written at, each with so much room; the last one always can. */
export function withRoom(places: readonly number[], room: number): Set<number> {
  const chosen = new Set<number>();
  let next = Number.POSITIVE_INFINITY;
  for (let at = places.length - 1; at >= 0; at--) {
    const place = places[at] ?? 0;
    if (next - place < room) continue;
    chosen.add(at);
    next = place;
  }
  return chosen;
}
