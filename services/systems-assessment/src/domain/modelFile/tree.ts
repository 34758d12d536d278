import { MAX_FACT_LENGTH } from '@aicp/contracts/limits';

/** The content of an untrusted file as plain values, read with the functions below only. */
export type Tree = Readonly<Record<string, unknown>>;

/** The reason why a file about a model is refused, as a message. */
export class RefusedModelFile extends Error {}

const DEEPEST = 30;
const MAX_VALUES = 100_000;
const MAX_VALUE_LENGTH = 50_000;
/** The field that holds a picture or a file in CycloneDX. */
const ATTACHMENT = 'content';
const NEVER = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Requires bounded content: no keys that reach into the program, not too deep, not too large. Pictures and files within it are not read,
 * so they can be long.
 * @throws RefusedModelFile
 */
export function boundedTree(content: unknown): Tree {
  if (!isTree(content)) throw new RefusedModelFile('The file has no named fields, so nothing can be read from it.');
  const waiting: { value: unknown; depth: number; key?: string }[] = [{ value: content, depth: 0 }];
  let seen = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth, key } = next;
    seen += 1;
    if (seen > MAX_VALUES)
      throw new RefusedModelFile(`The file contains more than ${MAX_VALUES.toLocaleString('en-GB')} values.`);
    if (typeof value === 'string' && value.length > MAX_VALUE_LENGTH && key !== ATTACHMENT)
      throw new RefusedModelFile(
        `A text in the file is longer than ${MAX_VALUE_LENGTH.toLocaleString('en-GB')} characters.`,
      );
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEEPEST) throw new RefusedModelFile(`The file is nested more than ${DEEPEST} levels deep.`);
    const bad = Object.keys(value).find(key => NEVER.has(key));
    if (bad) throw new RefusedModelFile(`The file has a field called “${bad}”, which no model file needs.`);
    for (const [key, inner] of Object.entries(value)) waiting.push({ value: inner, depth: depth + 1, key });
  }
  return content;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an object by name; empty for any other value. */
export const treeIn = (value: unknown): Tree => (isTree(value) ? value : {});

/** The objects of a list; a single object is a list of one. */
export const treesIn = (value: unknown): Tree[] => listOf(value).filter(isTree);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Per text and per list of texts: more than a whole fact can hold. */
const MAX_TEXT_LENGTH = 2 * MAX_FACT_LENGTH;
const MAX_TEXTS = 1_000;

// Control characters carry no meaning, and facts do not accept them.
const UNPRINTABLE = /[^\P{Cc}\t\n]/gu;

/** A text (up to 4,000 characters), a number or a boolean as trimmed text; undefined if missing. */
export function textIn(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return undefined;
  const start = value.slice(0, MAX_TEXT_LENGTH);
  return start.replaceAll('\r\n', '\n').toWellFormed().replace(UNPRINTABLE, '').trim() || undefined;
}

/** The texts among the first thousand of a list; a single text is a list of one. */
export const textsIn = (value: unknown): string[] =>
  listOf(value)
    .slice(0, MAX_TEXTS)
    .flatMap(one => textIn(one) ?? []);
