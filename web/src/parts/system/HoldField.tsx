import { Field } from '../../ui/Field.tsx';
import { today } from '../../ui/formatDate.ts';

type Props = { value: string; hint?: string; onChange: (day: string) => void };

/** The last day of an archived system's hold; empty: no hold. */
export function HoldField({ value, hint = 'Leave it empty for no hold.', onChange }: Props) {
  return (
    <div className="mb-5">
      <Field
        label="Held Until (Optional)"
        type="date"
        hint={hint}
        min={today()}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
