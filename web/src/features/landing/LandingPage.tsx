import { usePublicPage } from '../../parts/usePublicPage.ts';
import { Benefits } from './Benefits.tsx';
import { ClosingCall } from './ClosingCall.tsx';
import { Hero } from './Hero.tsx';
import { LandingLinks } from './LandingLinks.tsx';
import { LawInDates } from './LawInDates.tsx';
import { SampleDashboard } from './SampleDashboard.tsx';

/** What the product is for, with something to try before there is an account. */
export function LandingPage() {
  usePublicPage('/');
  return (
    <div className="mx-auto max-w-280 px-4 sm:px-6">
      <Hero />
      <Benefits />
      <SampleDashboard />
      <LawInDates />
      <ClosingCall />
      <LandingLinks />
    </div>
  );
}
