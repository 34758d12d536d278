import { ownName } from '@aicp/compliance/law/systemFacts/ownNames';
import { IGNORE, importTargets } from '@aicp/contracts/entities/importTargets';
import type { OwnField } from '../../parts/system/ownFields.ts';
import type { Mapping, SheetColumn } from './sendSystems.ts';

/** Every text that has no value. */
export const OTHERS = '*';

export const targetOf = new Map(importTargets.map(target => [target.name, target]));

/** The fields in their groups, for a list to choose from. */
export const targetGroups = [...Map.groupBy(importTargets, ({ group }) => group)];

/** A first mapping: that of the last file with the same headings, or the guesses. A heading can also be the label of an own field. */
export function firstMapping(
  columns: readonly SheetColumn[],
  saved: Mapping | null,
  ownFields: readonly Pick<OwnField, 'name' | 'label'>[],
): Mapping {
  const own = new Map(ownFields.map(({ name, label }) => [label.toLowerCase(), ownName(name)]));
  const fields = columns.map(({ column, heading, guess }) => {
    const first = guess === IGNORE ? (own.get(heading.trim().toLowerCase()) ?? IGNORE) : guess;
    return [String(column), saved?.columns[column] ?? first];
  });
  return withGuesses({ columns: Object.fromEntries(fields), values: saved?.values ?? {} }, columns);
}

/** The mapping with a value for each text that probably means one and has none. */
export function withGuesses(mapping: Mapping, columns: readonly SheetColumn[]): Mapping {
  const values = columns.flatMap(({ column, values }) => {
    const known = mapping.values[column] ?? {};
    const guessed = values.flatMap(({ text, guess }) => (guess !== null && !(text in known) ? [[text, guess]] : []));
    const all = { ...Object.fromEntries(guessed), ...known };
    return Object.keys(all).length > 0 ? [[String(column), all]] : [];
  });
  return { columns: mapping.columns, values: Object.fromEntries(values) };
}

/** The mapping with another field for a column; what its texts meant does not fit that field. */
export function withField({ columns, values }: Mapping, column: number, field: string): Mapping {
  const { [column]: _, ...others } = values;
  return { columns: { ...columns, [column]: field }, values: others };
}

/** The mapping with a value for a text; undefined takes it back. */
export function withValue({ columns, values }: Mapping, column: number, text: string, value?: string): Mapping {
  const { [text]: _, ...others } = values[column] ?? {};
  return { columns, values: { ...values, [column]: value === undefined ? others : { ...others, [text]: value } } };
}
