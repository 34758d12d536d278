import { compactControl } from './compactControl.ts';

type Props = {
  label: string;
  value: string | null | undefined;
  min?: string | null | undefined;
  max?: string | null | undefined;
  onChange: (day: string) => void;
};

/** A date field of a filter, with its label in front. */
export function DayField({ label, value, min, max, onChange }: Props) {
  return (
    <label className="flex min-w-0 items-center gap-2 text-sm text-muted">
      {label}
      <input
        type="date"
        value={value ?? ''}
        min={min ?? undefined}
        max={max ?? undefined}
        onChange={event => onChange(event.target.value)}
        className={`${compactControl} flex-1 text-ink`}
      />
    </label>
  );
}
