import { type ReactNode, Suspense } from 'react';
import { ContactButton } from '../../parts/contact/ContactButton.tsx';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { StartButton } from '../../parts/StartButton.tsx';
import { usePublicPage } from '../../parts/usePublicPage.ts';
import { Term } from '../../ui/Term.tsx';
import { Hero } from './Hero.tsx';
import { LandingLinks } from './LandingLinks.tsx';
import { LawInDates } from './LawInDates.tsx';

const online = () => new Promise(resolve => addEventListener('online', resolve, { once: true }));

/** If it cannot be fetched, the prerendered content stays. */
const fetchSample = (): Promise<typeof import('./SampleDashboard.tsx')> =>
  import('./SampleDashboard.tsx').catch(() => online().then(fetchSample));

// Prerendered and without controls, so the page does not wait for it.
const SampleDashboard = lazyComponent(() => fetchSample().then(module => module.SampleDashboard));

// Created once: the prerendered content stays until its chunk has arrived, as long as nothing changes around it. After navigation from
// another page a screen's height is reserved, so that nothing moves.
const sample = (
  <Suspense fallback={<div className="h-dvh" />}>
    <SampleDashboard />
  </Suspense>
);

/** The purpose of the product, with a calculator to try without an account. */
export function LandingPage() {
  usePublicPage('/');
  return (
    <div className="mx-auto max-w-280 px-4 sm:px-6">
      <Hero />
      <Benefits />
      {sample}
      <LawInDates />
      <ClosingCall />
      <LandingLinks />
    </div>
  );
}

/** For the build, which prerenders the whole page. */
export const fetchRest = SampleDashboard.fetch;

function ClosingCall() {
  return (
    <section className="rounded-card border border-line bg-accent-soft px-6 py-12 text-center sm:py-16">
      <h2 className="font-serif text-2xl font-semibold">Start with one system</h2>
      <p className="mx-auto mt-3 max-w-120 text-base text-muted">
        Your first report takes about 15 minutes. You do not need a card, and your answers remain yours.
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <StartButton />
        <ContactButton topic="scheduleDemo" size="large">
          Schedule a Demo
        </ContactButton>
      </div>
    </section>
  );
}

const benefits: { figure: string; title: string; text: ReactNode }[] = [
  {
    figure: '€35 million or 7%',
    title: 'Avoid Massive Fines',
    text: (
      <>
        A <Term id="prohibited-practice">prohibited practice</Term> can cost up to €35 million or 7% of global turnover.
        See your exposure before a regulator does.
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

function Benefits() {
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
