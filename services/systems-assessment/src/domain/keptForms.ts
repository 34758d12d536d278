const NUMBER = /^[-+]?\d+(?:\.\d+)?$/;

/**
 * The values of a file, with recorded values restored that a spreadsheet has changed: "1.10" is opened as 1.1 and "007" as 7, and saved so.
 * A number in any other form was written by a person, and stays.
 */
export function keptForms<Values extends object>(before: object, wish: Values): Values {
  const known: Record<string, unknown> = { ...before };
  return Object.fromEntries(
    Object.entries(wish).map(([name, value]) => [name, isDropped(known[name], value) ? known[name] : value]),
  ) as Values;
}

function isDropped(before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string' || !NUMBER.test(before)) return false;
  return after === String(Number(before)) && after !== before;
}
