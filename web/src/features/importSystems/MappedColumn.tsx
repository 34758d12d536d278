import { ownName } from '@aicp/compliance/law/systemFacts/ownNames';
import { IGNORE } from '@aicp/contracts/entities/importTargets';
import type { OwnField } from '../../parts/system/ownFields.ts';
import { compactControl } from '../../ui/compactControl.ts';
import { ColumnValues } from './ColumnValues.tsx';
import { targetGroups, withField } from './mapping.ts';
import type { Mapping, SheetColumn } from './sendSystems.ts';

type Props = {
  column: SheetColumn;
  mapping: Mapping;
  ownFields: readonly OwnField[];
  disabled: boolean;
  onChange(mapping: Mapping): void;
};

/** A column of the file with samples, its field, and the values of its texts. */
export function MappedColumn({ column: sheetColumn, mapping, ownFields, disabled, onChange }: Props) {
  const { column, heading, samples, filled } = sheetColumn;
  const field = mapping.columns[column] ?? IGNORE;
  const name = heading || `Column ${column}`;
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-line py-4 md:grid-cols-[2fr_3fr_2fr]">
      <div className="min-w-0">
        <p dir="auto" className="text-sm font-medium wrap-anywhere">
          {name}
        </p>
        <p className="text-xs text-muted">
          {filled.toLocaleString('en-GB')} {filled === 1 ? 'cell' : 'cells'} filled
        </p>
      </div>
      <p dir="auto" className="line-clamp-3 min-w-0 text-sm wrap-anywhere text-muted">
        {samples.join(' · ') || 'Empty'}
      </p>
      <select
        aria-label={`Field for ${name}`}
        className={`${compactControl} w-full self-start ${field === IGNORE ? 'text-muted' : ''}`}
        value={field}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => onChange(withField(mapping, column, value))}
      >
        <option value={IGNORE}>Leave out</option>
        {targetGroups.map(([group, targets]) => (
          <optgroup key={group} label={group}>
            {targets.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
        {ownFields.length > 0 && (
          <optgroup label="Own fields">
            {ownFields.map(({ name, label }) => (
              <option key={name} value={ownName(name)}>
                {label}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      <ColumnValues {...{ column: sheetColumn, name, field, mapping, disabled, onChange }} />
    </li>
  );
}
