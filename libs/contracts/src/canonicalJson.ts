/**
 * JSON in the form of RFC 8785: equal data is equal text, in every program. Members are ordered by the UTF-16 code units of their names,
 * including numeric names, which JavaScript's objects put first. Undefined members are left out, and dates are their ISO text, as in
 * JSON.stringify. Throws RangeError for values that the form does not allow: numbers that are not finite, and half of a surrogate pair.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(element => canonicalJson(element ?? null)).join(',')}]`;
  if (value instanceof Date) return JSON.stringify(value);
  if (typeof value === 'object' && value !== null) return `{${membersOf(value).join(',')}}`;
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError(`JSON cannot represent the number ${value}.`);
  if (typeof value === 'string' && !value.isWellFormed())
    throw new RangeError('A text contains half of a surrogate pair.');
  return JSON.stringify(value);
}

function membersOf(object: object): string[] {
  return Object.entries(object)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${canonicalJson(name)}:${canonicalJson(value)}`);
}
