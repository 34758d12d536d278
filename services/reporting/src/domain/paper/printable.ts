/** Half of a surrogate pair, what XML does not allow, and what turns the direction of the text around it. */
const UNPRINTABLE = /[\p{Cs}\p{Noncharacter_Code_Point}\p{Bidi_Control}]|(?!\n)\p{Cc}/gu;

/** The same data with texts that every format can hold: without control characters, and with plain line breaks. */
export function printable<Value>(value: Value): Value {
  if (typeof value === 'string')
    return value
      .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      .replaceAll('\t', ' ')
      .replaceAll(UNPRINTABLE, '') as Value;
  if (Array.isArray(value)) return value.map(printable) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, printable(part)])) as Value;
}
