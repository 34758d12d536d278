import { ownName } from '@aicp/compliance/law/systemFacts/ownNames';
import { IGNORE, importTargets } from '@aicp/contracts/entities/importTargets';
import type { OwnField } from '../../parts/system/ownFields.ts';
import type { Mapping, SheetColumn } from './sendSystems.ts';

/** The key for every text without a value. */
export const OTHERS = '*';

export const targetOf = new Map(importTargets.map(target => [target.name, target]));

/** The fields in their groups, for a list to choose from. */
export const targetGroups = [...Map.groupBy(importTargets, ({ group }) => group)];

/** The initial mapping: that of the last file with the same headings, or the guesses. A heading can also be the label of an own field. */
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

/** The mapping with a guessed value for each text without one. */
export function withGuesses(mapping: Mapping, columns: readonly SheetColumn[]): Mapping {
  const values = columns.flatMap(({ column, values }) => {
    const known = mapping.values[column] ?? {};
    const guessed = values.flatMap(({ text, guess }) => (guess !== null && !(text in known) ? [[text, guess]] : []));
    const all = { ...Object.fromEntries(guessed), ...known };
    return Object.keys(all).length > 0 ? [[String(column), all]] : [];
  });
  return { columns: mapping.columns, values: Object.fromEntries(values) };
}

/** The mapping with another field for a column. The values of its texts are dropped, because they do not fit the new field. */
export function withField({ columns, values }: Mapping, column: number, field: string): Mapping {
  const { [column]: _, ...others } = values;
  return { columns: { ...columns, [column]: field }, values: others };
}

/** The mapping with a value for a text; undefined removes it. */
export function withValue({ columns, values }: Mapping, column: number, text: string, value?: string): Mapping {
  const { [text]: _, ...others } = values[column] ?? {};
  return { columns, values: { ...values, [column]: value === undefined ? others : { ...others, [text]: value } } };
}
