import { currentLegalDateOf, type LegalDateId } from '@aicp/compliance/law/dates';
import { formatShortDate } from '../../ui/formatDate.ts';
import { RiskBadge, type RiskLevel, toneOfRisk } from '../../ui/RiskBadge.tsx';
import { Shape } from '../../ui/Shape.tsx';
import { Tag } from '../../ui/Tag.tsx';

type Sample = { name: string; type: string; level: RiskLevel; law: string; applies: LegalDateId };

const systems: Sample[] = [
  {
    name: 'Recruitment CV screening',
    type: 'Recruitment/HR system',
    level: 'HIGH',
    law: 'Annex III, point 4',
    applies: 'annex-iii',
  },
  {
    name: 'Customer support assistant',
    type: 'Conversational AI',
    level: 'MEDIUM',
    law: 'Art. 50',
    applies: 'general',
  },
  {
    name: 'Sales forecast',
    type: 'General business analytics',
    level: 'LOW',
    law: 'Art. 4',
    applies: 'chapters-1-and-2',
  },
];

const counters: [label: string, count: number, level?: RiskLevel][] = [
  ['AI Systems', systems.length],
  ['High Risk', 1, 'HIGH'],
  ['Medium Risk', 1, 'MEDIUM'],
  ['Low Risk', 1, 'LOW'],
];

/** What a dashboard looks like with three systems in it. Nothing here is anyone's data. */
export function SampleDashboard() {
  return (
    <section aria-labelledby="sample" className="border-t border-line py-16 sm:py-20">
      <h2 id="sample" className="font-serif text-2xl font-semibold">
        All your AI systems on one page
      </h2>
      <p className="mt-2 max-w-140 text-base text-muted">
        A sample dashboard: three systems, their risk levels and the law that applies.
      </p>
      <div className="mt-8 overflow-hidden rounded-card border border-line bg-surface shadow-float">
        <p className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-4 font-serif text-lg font-semibold sm:px-6">
          EU AI Compliance <Tag>AI Act</Tag>
        </p>
        <dl className="grid grid-cols-2 border-b border-line sm:grid-cols-4 sm:divide-x sm:divide-line">
          {counters.map(([label, count, level]) => (
            <div key={label} className="px-4 py-4 sm:px-6">
              <dt className="flex items-center gap-2 text-sm text-muted">
                {level && (
                  <span className={{ HIGH: 'text-high', MEDIUM: 'text-medium', LOW: 'text-low' }[level]}>
                    <Shape tone={toneOfRisk(level)} />
                  </span>
                )}
                {label}
              </dt>
              <dd className="figures mt-1 text-2xl font-semibold">{count}</dd>
            </div>
          ))}
        </dl>
        <table className="w-full text-sm">
          <thead className="sr-only">
            <tr>
              <th>System</th>
              <th>Law</th>
              <th>Risk</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {systems.map(({ name, type, level, law, applies }) => (
              <tr key={name}>
                <th scope="row" className="px-4 py-4 text-left font-normal sm:px-6">
                  <span className="block text-base font-semibold">{name}</span>
                  <span className="text-muted">{type}</span>
                </th>
                <td className="figures hidden px-4 py-4 text-muted md:table-cell">
                  {law}, from {formatShortDate(currentLegalDateOf(applies))}
                </td>
                <td className="py-4 pr-4 text-right sm:pr-6">
                  <RiskBadge level={level} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
