import { isOwnName, ownName, withoutOwn } from '@aicp/compliance/law/systemFacts/ownNames';
import { IGNORE, type ImportTarget } from '@aicp/contracts/entities/importTargets';
import type { OwnField } from '@aicp/contracts/inputs/ownFieldInputs';
import { z } from 'zod';
import { fieldNamed, isReadOnly, targetOf } from './fieldOf.ts';
import { Unusable } from './tableOf.ts';

const Words = z.record(z.string(), z.string());
const Mapping = z.object({ columns: Words.default({}), values: z.record(z.string(), Words).default({}) });
/** The field of each column, and the value of each of its texts; columns by heading, or by number from 1. */
export type Mapping = z.output<typeof Mapping>;

/** All other texts of a column. */
const ANY = '*';

export type MappedColumn = {
  heading: string;
  /** Null: ignored. Undefined: a read-only column of an export, which an import does not change. */
  target: ImportTarget | null | undefined;
  /** The value for a text; '' leaves it empty. */
  meaningOf(text: string): string | undefined;
};

/** @throws Unusable for an invalid mapping */
export function mappingIn(text: string): Mapping {
  try {
    const given: unknown = JSON.parse(text);
    const isFlat = Words.safeParse(given).success;
    return Mapping.parse(isFlat ? { columns: given } : given);
  } catch {
    throw new Unusable(
      'The mapping cannot be read. Please send JSON such as {"columns": {"Tool": "name"}, "values": {"Stage": {"In use": "live"}}}.',
    );
  }
}

/**
 * The columns of a file with their mapping. A column without a mapping counts if its heading is the name of a field.
 * @throws Unusable for a mapping with an unknown column or field
 */
export function mappedColumns(
  headings: readonly string[],
  mapping: Mapping | undefined,
  ownFields: readonly OwnField[],
): MappedColumn[] {
  const ownTargets = ownTargetsOf(ownFields);
  const columns = byColumn(headings, mapping?.columns ?? {});
  const values = byColumn(headings, mapping?.values ?? {});
  const named = [...columns.values()];
  return headings.map((heading, at): MappedColumn => {
    const chosen = columns.get(at);
    const words = new Map(Object.entries(values.get(at) ?? {}).map(([text, value]) => [folded(text), value]));
    const meaningOf = (text: string) => words.get(folded(text)) ?? words.get(ANY);
    if (chosen !== undefined) return { heading, target: targetNamed(chosen, ownTargets), meaningOf };
    const own = ownTargets.get(heading.trim().toLowerCase());
    if (own) return { heading, target: named.includes(own.name) ? null : own, meaningOf };
    const field = fieldNamed(heading);
    if (field === undefined) return { heading, target: isReadOnly(heading) ? undefined : null, meaningOf };
    return { heading, target: named.includes(field) ? null : (targetOf.get(field) ?? null), meaningOf };
  });
}

const folded = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Settings for columns, by position from 0. */
function byColumn<Value>(headings: readonly string[], said: Readonly<Record<string, Value>>): Map<number, Value> {
  const known = headings.map(folded);
  return new Map(Object.entries(said).map(([key, value]) => [placeOf(key, known), value]));
}

function placeOf(key: string, headings: readonly string[]): number {
  const at = headings.indexOf(folded(key));
  if (at >= 0 && at !== headings.lastIndexOf(folded(key)))
    throw new Unusable(`The heading “${key}” appears more than once. Please map these columns by their numbers.`);
  if (at >= 0 && folded(key) !== '') return at;
  const number = /^[1-9]\d{0,3}$/.test(key) ? Number(key) : 0;
  if (number >= 1 && number <= headings.length) return number - 1;
  throw new Unusable(`The mapping names the column “${key}”, which the file does not have.`);
}

function targetNamed(name: string, ownTargets: ReadonlyMap<string, ImportTarget>): ImportTarget | null {
  if (name === IGNORE) return null;
  const target = targetOf.get(name) ?? ownTargets.get(name.toLowerCase());
  if (target) return target;
  if (isOwnName(name)) throw new Unusable(`“${withoutOwn(name)}” is not an own field of your organisation.`);
  throw new Unusable(`The mapping names “${name}”, which is not a field of an AI system.`);
}

/** The organisation's own fields by their names in files. Their values are checked with the rows. */
const ownTargetsOf = (ownFields: readonly OwnField[]) =>
  new Map(
    ownFields.map(({ name, label }): [string, ImportTarget] => [
      ownName(name),
      { name: ownName(name), label, kind: 'line', choices: {}, group: 'Own fields' },
    ]),
  );

/** A mapping by column numbers, to reuse for another file with the same headings. */
export function mappingToKeep(headings: readonly string[], mapping: Mapping): Mapping {
  const numbered = <Value>(said: Readonly<Record<string, Value>>) =>
    Object.fromEntries([...byColumn(headings, said)].map(([at, value]) => [String(at + 1), value]));
  return { columns: numbered(mapping.columns), values: numbered(mapping.values) };
}
