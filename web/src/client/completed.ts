type Parts = Record<string, unknown>;

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.hasOwn(value, '__ref');

/** Completes the next value with the known fields of the same object. Lists are merged by index, because their items have no ids. */
export function completed(known: unknown, next: unknown): unknown {
  if (Array.isArray(known) && Array.isArray(next)) return next.map((one, at) => completed(known[at], one));
  if (!isParts(known) || !isParts(next)) return next;
  return {
    ...known,
    ...Object.fromEntries(Object.entries(next).map(([name, value]) => [name, completed(known[name], value)])),
  };
}
