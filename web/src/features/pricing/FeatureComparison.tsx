const plans = ['Starter', 'Professional', 'Enterprise'];
const features: [string, [string, string, string]][] = [
  ['AI systems', ['3', '10', 'Unlimited']],
  ['Document generation', ['Manual', '3 per month', 'Unlimited']],
  ['Support', ['Email', 'Priority email', '24-7 phone']],
  ['API access, white-label', ['No', 'No', 'Yes']],
];

/** What the plans give, line by line. */
export function FeatureComparison() {
  return (
    <section aria-labelledby="comparison" className="mt-16">
      <h2 id="comparison" className="font-serif text-xl font-semibold">
        Compare the plans
      </h2>
      <table className="mt-4 w-full table-fixed border-t border-ink text-left text-xs sm:text-sm">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="w-[28%] py-3 pr-2 font-medium text-muted">
              Feature
            </th>
            {plans.map(plan => (
              <th key={plan} scope="col" className="px-1 py-3 font-semibold sm:px-2">
                {plan}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map(([feature, values]) => (
            <tr key={feature} className="border-b border-line">
              <th scope="row" className="py-4 pr-2 font-medium">
                {feature}
              </th>
              {plans.map((plan, column) => (
                <td key={plan} className="px-1 py-4 text-muted sm:px-2">
                  {values[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-xs text-muted">
        Manual: each document is bought singly, for €49 under EU rules and £39 under UK rules, regeneration included.
      </p>
    </section>
  );
}
