/** One comparison of a filter: the attribute in lower case, without the schema prefix. */
export type Comparison = { attribute: string; value: string | boolean };

/** A path of PATCH, in lower case: `emails[type eq "work"].value` is `emails`, one comparison and `value`. */
export type Path = { attribute: string; filter: Comparison[] | null; sub: string | null };

export const MAX_FILTER_LENGTH = 2_000;
export const MAX_PATH_LENGTH = 200;

const SPACE = / +/y;
const WORD = /[A-Za-z$][\w$:.-]*/y;
const SUB = /\.[A-Za-z$][\w$-]*/y;
const EQ = / +eq +/iy;
const AND = / +and +/iy;
const BOOLEAN = /(?:true|false)\b/iy;
const TEXT = /"(?:[^"\\]|\\.)*"/y;

type Reader = { take(token: RegExp): string | null; isAtEnd(): boolean };

/** Each token is tried once at each position and cannot match in two ways, so that reading takes linear time. */
function readerOf(text: string): Reader {
  let at = 0;
  return {
    take(token) {
      token.lastIndex = at;
      const found = token.exec(text)?.[0] ?? null;
      at += found?.length ?? 0;
      return found;
    },
    isAtEnd: () => at === text.length,
  };
}

/**
 * Reads `attribute eq "value" and …`, the part of RFC 7644's filters that directories need to match users and groups. Types of addresses
 * (`emails[type eq "work"].value eq "…"`) are separate comparisons.
 * @returns null for any other filter, and for one of more than 2,000 characters
 */
export function readFilter(text: string): Comparison[] | null {
  if (text.length > MAX_FILTER_LENGTH) return null;
  const reader = readerOf(text);
  reader.take(SPACE);
  const found: Comparison[] = [];
  do {
    const some = comparisonsIn(reader);
    if (!some) return null;
    found.push(...some);
  } while (reader.take(AND));
  reader.take(SPACE);
  return reader.isAtEnd() ? found : null;
}

/** The name at the beginning of a path, up to a filter; null if missing. */
export const nameAt = (text: string): string | null => readerOf(text).take(WORD);

/** @returns null for an invalid path or one of more than 200 characters */
export function readPath(text: string): Path | null {
  if (text.length > MAX_PATH_LENGTH) return null;
  const reader = readerOf(text);
  const word = reader.take(WORD);
  if (word === null) return null;
  const [attribute = '', ...subs] = word.toLowerCase().split('.');
  const filter = reader.take(/\[/y) ? valuesIn(reader) : undefined;
  if (filter === null || attribute === '' || subs.length > 1 || (filter && subs.length > 0)) return null;
  const sub = filter ? (reader.take(SUB)?.slice(1).toLowerCase() ?? null) : (subs[0] ?? null);
  return reader.isAtEnd() ? { attribute, filter: filter ?? null, sub } : null;
}

function comparisonsIn(reader: Reader): Comparison[] | null {
  const word = reader.take(WORD);
  if (word === null) return null;
  const attribute = nameIn(word);
  if (!reader.take(/\[/y)) return compared(reader, attribute);
  const values = valuesIn(reader);
  if (!values) return null;
  const all = values.map(each => ({ ...each, attribute: `${attribute}.${each.attribute}` }));
  const sub = reader.take(SUB);
  if (!sub) return all;
  const last = compared(reader, attribute + sub.toLowerCase());
  return last && [...all, ...last];
}

/** The comparisons between brackets; the first one has already been read. */
function valuesIn(reader: Reader): Comparison[] | null {
  reader.take(SPACE);
  const found: Comparison[] = [];
  do {
    const word = reader.take(WORD);
    const one = word === null ? null : compared(reader, word.toLowerCase());
    if (!one) return null;
    found.push(...one);
  } while (reader.take(AND));
  reader.take(SPACE);
  return reader.take(/\]/y) ? found : null;
}

function compared(reader: Reader, attribute: string): Comparison[] | null {
  if (!reader.take(EQ)) return null;
  const isTrue = reader.take(BOOLEAN)?.toLowerCase();
  if (isTrue) return [{ attribute, value: isTrue === 'true' }];
  const text = reader.take(TEXT);
  const value = text === null ? null : unquoted(text);
  return value === null ? null : [{ attribute, value }];
}

/** A text as JSON writes it; null for an escape or a character that JSON does not allow. */
function unquoted(text: string): string | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The name without the URN of a core schema. An extension's attribute of the same name is a different one. */
const nameIn = (word: string) =>
  word.toLowerCase().replace(/^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/, '');
