type Parts = Record<string, unknown>;

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.hasOwn(value, '__ref');

/** The next value, completed by what is known of the same thing: lists place by place, since their parts have no ids. */
export function completed(known: unknown, next: unknown): unknown {
  if (Array.isArray(known) && Array.isArray(next)) return next.map((one, at) => completed(known[at], one));
  if (!isParts(known) || !isParts(next)) return next;
  return {
    ...known,
    ...Object.fromEntries(Object.entries(next).map(([name, value]) => [name, completed(known[name], value)])),
  };
}
