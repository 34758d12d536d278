type Props = {
  name: string;
  label: string;
  /** Undefined if keys select nothing. */
  keyToPress: string | undefined;
  checked: boolean;
  onChoose: () => void;
};

/** One answer as a large row, with the key that selects it. */
export function AnswerRow({ name, label, keyToPress, checked, onChoose }: Props) {
  return (
    <label
      className="flex min-h-14 cursor-pointer items-center gap-4 rounded-card border border-line bg-surface px-4 py-3 text-base
        hover:border-edge has-checked:border-accent has-checked:bg-accent-soft has-disabled:cursor-default
        has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      <input
        type="radio"
        aria-keyshortcuts={keyToPress}
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-4.5 shrink-0 accent-accent outline-none"
      />
      <span className="min-w-0 flex-1">{label}</span>
      {keyToPress && (
        <span
          aria-hidden="true"
          className="figures grid size-6 shrink-0 place-items-center rounded-[4px] border border-line bg-canvas font-sans text-xs text-muted pointer-coarse:hidden"
        >
          {keyToPress}
        </span>
      )}
    </label>
  );
}
