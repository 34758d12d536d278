type Fields = Record<string, unknown>;

/** Adds to an object of the answer what another subgraph says of it. */
export function merge(into: Fields, said: unknown): void {
  if (!isObject(said)) return;
  for (const [name, value] of Object.entries(said)) {
    const there = into[name];
    if (isObject(there) && isObject(value)) merge(there, value);
    else if (Array.isArray(there) && Array.isArray(value) && there.length === value.length) mergeLists(there, value);
    else into[name] = value;
  }
}

function mergeLists(into: unknown[], said: readonly unknown[]): void {
  for (const [index, value] of said.entries()) {
    const there = into[index];
    if (isObject(there) && isObject(value)) merge(there, value);
    else into[index] = value;
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
