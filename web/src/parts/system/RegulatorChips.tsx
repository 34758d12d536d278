type Props = { codes: string[]; onChange: (codes: string[]) => void };

/** The regulators found by the wizard, each with a button to remove it. */
export function RegulatorChips({ codes, onChange }: Props) {
  if (codes.length === 0) return null;
  return (
    <div>
      <p id="regulators" className="mb-1.5 text-sm font-medium">
        Applicable regulators
      </p>
      <ul aria-labelledby="regulators" className="flex flex-wrap gap-2">
        {codes.map(code => (
          <li key={code} className="flex items-center rounded-control border border-line bg-canvas pl-2.5 text-sm">
            {code}
            <button
              type="button"
              aria-label={`Remove ${code}`}
              onClick={() => onChange(codes.filter(other => other !== code))}
              className="size-8 rounded-control pointer-coarse:size-11 text-muted hover:text-ink"
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
