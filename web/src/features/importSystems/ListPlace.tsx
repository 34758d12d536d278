import { Button } from '../../ui/Button.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import type { Previewed, Reading } from './sendSystems.ts';

type Props = {
  preview: Previewed;
  busy: boolean;
  onRead(place: Pick<Reading, 'sheet' | 'headerRow'>): void;
};

/** The sheet and the line where the list was found, with controls to choose others. */
export function ListPlace({ preview: { sheet, sheets, headerRow, rows }, busy, onRead }: Props) {
  return (
    <form
      className="mt-4 flex flex-wrap items-end gap-4"
      onSubmit={event => {
        event.preventDefault();
        const line = Number(new FormData(event.currentTarget).get('headerRow'));
        onRead({ sheet, headerRow: line });
      }}
    >
      {sheets.length > 1 && (
        <div className="w-64 max-w-full">
          <Select
            label="Sheet"
            value={sheet}
            disabled={busy}
            onChange={({ currentTarget: { value } }) => onRead({ sheet: value })}
          >
            {sheets.map(name => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </div>
      )}
      <div className="w-32">
        <Field
          key={`${sheet} ${headerRow}`}
          label="Heading line"
          name="headerRow"
          type="number"
          min={1}
          required
          defaultValue={headerRow}
        />
      </div>
      <Button type="submit" className="h-11" disabled={busy}>
        Read Again
      </Button>
      <p className="pb-3 text-sm text-muted">
        {rows.toLocaleString('en-GB')} {rows === 1 ? 'row follows' : 'rows follow'}.
      </p>
    </form>
  );
}
