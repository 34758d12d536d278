import type { ReactNode } from 'react';
import { useProduct } from '../../parts/useProduct.ts';
import { Term } from '../../ui/Term.tsx';

const points: [string, ReactNode][] = [
  [
    'Risk scoring',
    <>
      Each answer is scored under the law that applies to you: whether you are <Term id="provider">provider</Term> or{' '}
      <Term id="deployer">deployer</Term>, and whether your system is <Term id="high-risk">high-risk</Term>.
    </>,
  ],
  ['Actionable reports', 'Gaps in order of urgency, each with its article, the action to take and the due date.'],
  ['Documentation templates', 'Transparency notice, model card and risk assessment from your own answers.'],
  ['One dashboard', 'All your AI systems with their risk levels, for the EU and the UK.'],
];

/** What an account is for; shown where there is room beside the forms. */
export function AuthAside() {
  const { usedBy } = useProduct();
  return (
    <aside className="hidden self-start rounded-card border border-line bg-surface p-8 md:block lg:p-10">
      <h2 className="font-serif text-2xl font-semibold text-balance">Secure your AI systems with EU Act compliance</h2>
      <p className="mt-3 text-base text-muted">Free assessment, no credit card, 15 minutes, instant results.</p>
      <dl className="mt-7 divide-y divide-line border-y border-line">
        {points.map(([term, text]) => (
          <div key={term} className="py-4">
            <dt className="text-sm font-semibold">{term}</dt>
            <dd className="mt-1 text-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-8">
        {usedBy !== 'off' && (
          <div className="min-w-32">
            <dt className="text-xs text-muted">{usedBy ? 'Used by' : '\u00a0'}</dt>
            <dd className="figures mt-1 text-base font-semibold">{usedBy ?? '\u00a0'}</dd>
          </div>
        )}
        <div>
          <dt className="text-xs text-muted">
            <Term id="fines">Fines</Term> they face
          </dt>
          <dd className="figures mt-1 text-base font-semibold text-balance">
            up to €35 million or 7% of global turnover
          </dd>
        </div>
      </dl>
    </aside>
  );
}
