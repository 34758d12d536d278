import type { ReactNode } from 'react';
import { formatMoney } from '../../ui/formatMoney.ts';
import type { Plan } from './Plan.ts';

/** What a plan has that the one before it has not. */
const added: Record<string, string> = {
  starter: 'Adds support by email to what is free.',
  professional: 'Adds 7 AI systems, 3 documents a month and priority support.',
  enterprise: 'Adds unlimited systems and documents, the API, your own logo and support by phone.',
};

type Props = { plan: Plan; isCurrent: boolean; children: ReactNode };

/** One plan: its name, its price, what it holds, and as children what can be done about it. */
export function PlanCard({ plan, isCurrent, children }: Props) {
  const mark = isCurrent ? 'Current plan' : plan.popular ? 'Popular' : undefined;
  return (
    <li
      className={`relative flex flex-col p-6 lg:p-8 ${mark ? 'before:absolute before:inset-x-0 before:-top-px before:h-1 before:bg-accent' : ''}
        first:before:rounded-t-card md:first:before:rounded-tr-none md:last:before:rounded-tr-card`}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h2 className="text-base font-semibold">{plan.name}</h2>
        {mark && (
          <span className="rounded-control bg-accent-soft px-2 py-0.5 text-xs font-semibold text-accent">{mark}</span>
        )}
      </div>
      <p className="figures mt-4 flex items-baseline gap-2">
        <span className="font-serif text-4xl font-semibold">{formatMoney(plan.price, 'EUR')}</span>
        <span className="text-sm text-muted">per {plan.interval}</span>
      </p>
      {added[plan.id] && <p className="mt-3 text-sm text-muted">{added[plan.id]}</p>}
      <ul className="mt-6 mb-8 space-y-2.5 text-sm">
        {plan.features.map(feature => (
          <li key={feature} className="flex gap-2.5">
            <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent">
              <path d="m3 8.5 3.2 3.2L13 4.8" fill="none" stroke="currentColor" strokeWidth="1.75" />
            </svg>
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </li>
  );
}
