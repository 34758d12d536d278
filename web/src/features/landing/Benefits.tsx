import type { ReactNode } from 'react';
import { Term } from '../../ui/Term.tsx';

const benefits: { figure: string; title: string; text: ReactNode }[] = [
  {
    figure: '€35 million or 7%',
    title: 'Avoid Massive Fines',
    text: (
      <>
        A <Term id="prohibited-practice">prohibited practice</Term> can cost €35 million or 7% of global turnover. See
        your exposure before a regulator does.
      </>
    ),
  },
  {
    figure: '15 minutes',
    title: 'Instant Risk Assessment',
    text: (
      <>
        Your answers are scored under the articles that apply to you as <Term id="provider">provider</Term> or{' '}
        <Term id="deployer">deployer</Term>. You see the result as soon as you have answered the last question.
      </>
    ),
  },
  {
    figure: 'Article by article',
    title: 'Actionable Reports',
    text: 'Each gap comes with an action, an owner and a due date, ready to print for the board.',
  },
];

export function Benefits() {
  return (
    <section id="features" aria-label="Features" className="scroll-mt-20 pb-16 sm:pb-20">
      <ul className="grid gap-4 md:grid-cols-3">
        {benefits.map(({ figure, title, text }) => (
          <li key={title} className="rounded-card border border-line bg-surface p-6">
            <p className="figures text-sm font-medium text-accent">{figure}</p>
            <h2 className="mt-2 font-serif text-xl font-semibold">{title}</h2>
            <p className="mt-2 text-base text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
