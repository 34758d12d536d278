import { usePublicPage } from '../../client/usePublicPage.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Benefits } from './Benefits.tsx';
import { LandingLinks } from './LandingLinks.tsx';
import { RiskCalculator } from './RiskCalculator.tsx';
import { SampleDashboard } from './SampleDashboard.tsx';

/** What the product is for, with something to try before there is an account. */
export function LandingPage() {
  usePublicPage('/');
  return (
    <div className="mx-auto max-w-280 px-4 sm:px-6">
      <section className="grid gap-12 py-12 sm:py-20 lg:grid-cols-[1fr_440px] lg:gap-16">
        <div className="lg:pt-6">
          <h1 className="font-serif text-3xl font-semibold text-balance sm:text-4xl">
            Know where your AI systems stand under the law
          </h1>
          <p className="mt-5 max-w-140 text-lg text-muted">
            Answer plain questions and read a report: risk level, compliance score, gaps and actions, each with its
            article and the day from which it applies. For the EU AI Act and the UK's five principles.
          </p>
          <div className="mt-8">
            <ButtonLink to="/auth" look="primary" size="large">
              Start Free Assessment
            </ButtonLink>
          </div>
          <p className="mt-4 text-sm text-muted">Free assessment · No credit card · 15 minutes · Instant results</p>
          <dl className="mt-12 grid max-w-140 grid-cols-2 gap-6 border-t border-line pt-6">
            <div>
              <dt className="text-sm text-muted">Fines under the EU AI Act</dt>
              <dd className="figures mt-1 text-lg font-semibold">up to €35 million or 7% of global turnover</dd>
            </div>
            <div>
              <dt className="text-sm text-muted">Used by</dt>
              <dd className="figures mt-1 text-lg font-semibold">500+ companies</dd>
            </div>
          </dl>
        </div>
        <RiskCalculator />
      </section>
      <Benefits />
      <SampleDashboard />
      <section className="border-t border-line py-16 text-center sm:py-20">
        <h2 className="font-serif text-2xl font-semibold">Begin with one system</h2>
        <p className="mx-auto mt-3 max-w-120 text-base text-muted">
          The first report takes about 15 minutes. You need no card, and what you answer stays yours.
        </p>
        <ButtonLink to="/auth" look="primary" size="large" className="mt-6">
          Start Free Assessment
        </ButtonLink>
      </section>
      <LandingLinks />
    </div>
  );
}
