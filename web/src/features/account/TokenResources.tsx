import { RESOURCES, type Resource } from '@aicp/contracts/rights/rights';

const words: Record<Resource, [label: string, line: string]> = {
  systems: ['Systems', 'AI systems, answers, documents and actions.'],
  evidence: ['Evidence', 'Evidence files.'],
  organisation: ['Organisation', 'Facts about the organisation, and its members.'],
};

/** The resources that a token may write, for the list of tokens: "systems and evidence". */
export function resourcesLine(resources: readonly Resource[]): string {
  const [last = '', ...others] = RESOURCES.filter(one => resources.includes(one)).reverse();
  return others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : last;
}

type Props = { chosen: readonly Resource[]; error: string | undefined; onChoose: (chosen: Resource[]) => void };

/** The resources that a write token may change. */
export function TokenResources({ chosen, error, onChoose }: Props) {
  return (
    <fieldset aria-describedby={error ? 'resources-error' : undefined}>
      <legend className="mb-1.5 text-sm font-medium">May Write</legend>
      <div className="space-y-2">
        {RESOURCES.map(resource => {
          const [label, line] = words[resource];
          return (
            <label key={resource} className="flex items-start gap-3 text-sm">
              <input
                type="checkbox"
                checked={chosen.includes(resource)}
                onChange={({ target }) =>
                  onChoose(target.checked ? [...chosen, resource] : chosen.filter(one => one !== resource))
                }
                aria-labelledby={`resource-${resource}`}
                aria-describedby={`resource-${resource}-line`}
                className="mt-0.5 size-4 shrink-0 accent-accent"
              />
              <span>
                <span id={`resource-${resource}`} className="font-medium">
                  {label}
                </span>
                <span id={`resource-${resource}-line`} className="block text-xs text-muted">
                  {line}
                </span>
              </span>
            </label>
          );
        })}
      </div>
      {error && (
        <p id="resources-error" role="alert" className="mt-1.5 text-sm text-high">
          {error}
        </p>
      )}
    </fieldset>
  );
}
