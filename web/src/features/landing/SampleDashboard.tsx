import { currentLegalDateOf, type LegalDateId } from '@aicp/compliance/law/dates';
import { formatShortDate } from '../../ui/formatDate.ts';
import { RiskBadge, type RiskLevel, toneOfRisk } from '../../ui/RiskBadge.tsx';
import { Shape } from '../../ui/Shape.tsx';
import { Tag } from '../../ui/Tag.tsx';

type Sample = {
  name: string;
  type: string;
  level: RiskLevel;
  /** The class as the dashboard words it. */
  lawClass: string;
  score: number;
  gaps: number;
  next: LegalDateId | null;
};

const systems: Sample[] = [
  {
    name: 'Recruitment CV screening',
    type: 'Recruitment/HR system',
    level: 'HIGH',
    lawClass: 'High-risk',
    score: 55,
    gaps: 4,
    next: 'annex-iii',
  },
  {
    name: 'Customer support assistant',
    type: 'Conversational AI',
    level: 'MEDIUM',
    lawClass: 'Transparency duties',
    score: 75,
    gaps: 1,
    next: null,
  },
  {
    name: 'Sales forecast',
    type: 'General business analytics',
    level: 'LOW',
    lawClass: 'Minimal risk (no specific duties)',
    score: 100,
    gaps: 0,
    next: null,
  },
];

const counters: [label: string, count: number, level?: RiskLevel][] = [
  ['AI Systems', systems.length],
  ['High Risk', 1, 'HIGH'],
  ['Medium Risk', 1, 'MEDIUM'],
  ['Low Risk', 1, 'LOW'],
];

/** An example dashboard with three systems. It contains no real data. */
export function SampleDashboard() {
  return (
    <section aria-labelledby="sample" className="border-t border-line py-16 sm:py-20">
      <h2 id="sample" className="font-serif text-2xl font-semibold">
        All your AI systems on one page
      </h2>
      <p className="mt-2 max-w-140 text-base text-muted">
        A sample of the dashboard: three systems with their risk level, AI Act class, compliance score, gaps and next
        date.
      </p>
      <div className="mt-8 overflow-hidden rounded-card border border-line bg-surface shadow-float">
        <p className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-4 font-serif text-lg font-semibold sm:px-6">
          EU AI Compliance <Tag>AI Act</Tag>
        </p>
        <p className="figures flex flex-wrap gap-x-6 gap-y-1 border-b border-line px-4 py-3 text-sm sm:px-6">
          <span className="font-semibold">For you today</span>
          <span>
            <span className="font-semibold">1</span> to review
          </span>
          <span>
            <span className="font-semibold">2</span> expiring
          </span>
        </p>
        <dl className="grid grid-cols-2 border-b border-line sm:grid-cols-4 sm:divide-x sm:divide-line">
          {counters.map(([label, count, level]) => (
            <div key={label} className="flex items-baseline justify-between gap-3 px-4 py-2 sm:px-6">
              <dt className="flex items-center gap-2 text-xs font-medium text-muted">
                {level && (
                  <span className={{ HIGH: 'text-high', MEDIUM: 'text-medium', LOW: 'text-low' }[level]}>
                    <Shape tone={toneOfRisk(level)} />
                  </span>
                )}
                {label}
              </dt>
              <dd className="figures text-xl font-semibold">{count}</dd>
            </div>
          ))}
        </dl>
        <table className="w-full text-left text-xs">
          <thead className="border-b border-line text-muted max-md:sr-only">
            <tr>
              <th className="px-4 py-2 font-medium sm:px-6">System</th>
              <th className="py-2 pr-4 font-medium">Risk level, AI Act class</th>
              <th className="py-2 pr-4 text-right font-medium">Compliance score</th>
              <th className="py-2 pr-4 font-medium sm:pr-6">Open gaps, legal date</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {systems.map(({ name, type, level, lawClass, score, gaps, next }) => (
              <tr key={name}>
                <th scope="row" className="px-4 py-2 font-normal sm:px-6">
                  <span className="block text-sm font-semibold">{name}</span>
                  <span className="text-muted">{type}</span>
                </th>
                <td className="py-2 pr-4">
                  <RiskBadge level={level} />
                  <span className="block text-muted">{lawClass}</span>
                </td>
                <td className="figures hidden py-2 pr-4 text-right text-sm font-semibold md:table-cell">{score}</td>
                <td className="figures hidden py-2 pr-4 sm:pr-6 md:table-cell">
                  <span className="block">
                    {gaps} {gaps === 1 ? 'gap' : 'gaps'}
                  </span>
                  <span className="text-muted">{next ? formatShortDate(currentLegalDateOf(next)) : '–'}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
