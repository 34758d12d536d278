import { useState } from 'react';
import { personName } from '../../parts/people/personName.ts';
import { useMembers } from '../../parts/people/useMembers.ts';
import { compactControl } from '../../ui/compactControl.ts';
import { OTHERS, targetOf, withValue } from './mapping.ts';
import type { Mapping, SheetColumn } from './sendSystems.ts';

type Props = {
  column: SheetColumn;
  name: string;
  field: string;
  mapping: Mapping;
  disabled: boolean;
  onChange(mapping: Mapping): void;
};

const UNDECIDED = 'undecided';

/** The texts of a column, each with its value, for a field with few values or with people. */
export function ColumnValues(props: Props) {
  const { column, field } = props;
  const target = targetOf.get(field);
  const choices = useChoices(target);
  if (!target || choices.length === 0 || column.values.length === 0) return null;
  return <ValueList key={field} {...props} choices={choices} />;
}

type Choices = readonly (readonly [value: string, label: string])[];

/** Starts open if a text has no value, and stays open while values are chosen. */
function ValueList({
  column: { column, values },
  name,
  mapping,
  disabled,
  onChange,
  choices,
}: Props & { choices: Choices }) {
  const meant = mapping.values[column] ?? {};
  const undecided = values.filter(({ text }) => !(text in meant));
  const [startsOpen] = useState(undecided.length > 0);
  return (
    <details open={startsOpen} className="md:col-span-3">
      <summary className="cursor-pointer text-sm text-muted">
        {values.length} {values.length === 1 ? 'value' : 'values'}
        {undecided.length > 0 && `, ${undecided.length} ${OTHERS in meant ? 'left empty' : 'to decide'}`}
      </summary>
      <ul className="mt-2 grid gap-x-8 gap-y-2 md:grid-cols-2">
        {values.map(({ text, cells }) => (
          <li key={text} className="grid grid-cols-2 items-center gap-3">
            <span dir="auto" className="min-w-0 text-sm wrap-anywhere">
              {text} <span className="text-xs text-muted">({cells.toLocaleString('en-GB')})</span>
            </span>
            <select
              aria-label={`Value for “${text}” in ${name}`}
              className={`${compactControl} w-full`}
              value={meant[text] ?? UNDECIDED}
              disabled={disabled}
              onChange={({ currentTarget: { value } }) =>
                onChange(withValue(mapping, column, text, value === UNDECIDED ? undefined : value))
              }
            >
              <option value={UNDECIDED}>Choose a value</option>
              <option value="">Leave empty</option>
              {choices.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {(undecided.length > 0 || OTHERS in meant) && (
        <label className="mt-3 flex items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={OTHERS in meant}
            disabled={disabled}
            onChange={({ currentTarget: { checked } }) =>
              onChange(withValue(mapping, column, OTHERS, checked ? '' : undefined))
            }
          />
          Leave all others in {name} empty
        </label>
      )}
    </details>
  );
}

/** The possible values of a text: the options of a choice field, or the members. */
function useChoices(target: ReturnType<(typeof targetOf)['get']>): Choices {
  const isPerson = target?.kind === 'member';
  const { members = [] } = useMembers(isPerson);
  return isPerson
    ? members.map(person => [person.id, personName(person)] as const)
    : Object.entries(target?.choices ?? {});
}
