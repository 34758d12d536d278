/** The positions of instants on a line of the given length, in pixels. Distances are proportional to time. */
export function positionsOf(moments: readonly number[], length: number): number[] {
  const first = Math.min(...moments);
  const span = Math.max(...moments) - first;
  // All instants are equal, or there is only one: they are spread evenly.
  if (span === 0) return moments.map((_, at) => (length * at) / Math.max(1, moments.length - 1));
  return moments.map(moment => (length * (moment - first)) / span);
}

/** The indexes of the positions, in ascending order, that can be labelled with this much room each; the last one always can. */
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
