import { Suspense } from 'react';
import { lazyPart } from '../../parts/lazyPart.ts';
import { usePublicPage } from '../../parts/usePublicPage.ts';
import { Benefits } from './Benefits.tsx';
import { ClosingCall } from './ClosingCall.tsx';
import { Hero } from './Hero.tsx';
import { LandingLinks } from './LandingLinks.tsx';
import { LawInDates } from './LawInDates.tsx';

const online = () => new Promise(resolve => addEventListener('online', resolve, { once: true }));

/** What has been drawn without it stays as it is where it cannot be fetched. */
const fetchSample = (): Promise<typeof import('./SampleDashboard.tsx')> =>
  import('./SampleDashboard.tsx').catch(() => online().then(fetchSample));

// The build has drawn it, and nothing in it can be pressed: it is not waited for.
const SampleDashboard = lazyPart(() => fetchSample().then(module => module.SampleDashboard));

// Made once: what the build has drawn stays until its part has come, as long as nothing changes around it. For those who come from
// another page a screen is left free for a moment, so that nothing moves before their eyes.
const sample = (
  <Suspense fallback={<div className="h-dvh" />}>
    <SampleDashboard />
  </Suspense>
);

/** What the product is for, with something to try before there is an account. */
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

/** For the build, which draws the page whole. */
export const fetchRest = SampleDashboard.fetch;
