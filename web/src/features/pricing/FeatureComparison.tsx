import type { Plan } from './Plan.ts';

const yesOrNo = (has: boolean) => (has ? 'Yes' : 'No');
const features: [string, (comparison: Plan['comparison']) => string][] = [
  ['AI systems', ({ aiSystems }) => aiSystems],
  ['Document generation', ({ documentGeneration }) => documentGeneration],
  ['Support', ({ support }) => support],
  ['API access, white-label', ({ apiAccess, whiteLabel }) => yesOrNo(apiAccess && whiteLabel)],
];

/** The features of the plans, line by line. */
export function FeatureComparison({ plans }: { plans: Plan[] }) {
  return (
    <section aria-labelledby="comparison" className="mt-16">
      <h2 id="comparison" className="font-serif text-xl font-semibold">
        Compare the plans
      </h2>
      <p className="mt-2 text-sm text-muted">
        Free: 3 systems, all assessments and reports, no time limit. Documents €49 (EU) or £39 (UK) each.
      </p>
      <table className="mt-4 w-full table-fixed border-t border-ink text-left text-xs normal-nums sm:text-sm">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="w-[28%] py-3 pr-2 font-medium text-muted">
              Feature
            </th>
            {plans.map(({ id, name }) => (
              <th key={id} scope="col" className="px-1 py-3 font-semibold sm:px-2">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map(([feature, cell]) => (
            <tr key={feature} className="border-b border-line">
              <th scope="row" className="py-4 pr-2 font-medium">
                {feature}
              </th>
              {plans.map(({ id, comparison }) => (
                <td key={id} className="px-1 py-4 text-muted sm:px-2">
                  {cell(comparison) === 'manual' ? (
                    <a
                      href="#manual"
                      className="-my-1 inline-block py-1 underline decoration-edge decoration-dotted underline-offset-4 hover:text-ink"
                    >
                      {cell(comparison)}
                    </a>
                  ) : (
                    cell(comparison)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id="manual" className="mt-3 scroll-mt-20 text-xs text-muted">
        Manual: you pay €49 (EU rules) or £39 (UK rules) per document and can regenerate it at no extra charge.
      </p>
    </section>
  );
}
