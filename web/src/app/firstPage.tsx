import { type ComponentType, useState } from 'react';
import { lazyPart } from '../parts/lazyPart.ts';

const landing = publicPart(() => import('../features/landing/LandingPage.tsx').then(module => module.LandingPage));
const auth = publicPart(() => import('../features/auth/AuthPage.tsx').then(module => module.AuthPage));
const pricing = publicPart(() => import('../features/pricing/PricingPage.tsx').then(module => module.PricingPage));
const method = publicPart(() => import('../features/method/MethodPage.tsx').then(module => module.MethodPage));
const secondOfDecember = publicPart(() =>
  import('../features/secondOfDecember/SecondOfDecemberPage.tsx').then(module => module.SecondOfDecemberPage),
);

export const LandingPage = landing.Page;
export const AuthPage = auth.Page;
export const PricingPage = pricing.Page;
export const MethodPage = method.Page;
export const SecondOfDecemberPage = secondOfDecember.Page;

const pages: Record<string, { fetch: () => Promise<void> }> = {
  '/': landing,
  '/auth': auth,
  '/pricing': pricing,
  '/method': method,
  '/2-december-2026': secondOfDecember,
};

/**
 * Waits for the chunk of a public page, which its HTML has asked for already. Drawn at once, the page would first be
 * its frame alone, and React keeps such a gap open for 300 ms. A chunk that fails is handled where it is drawn.
 */
export async function firstPage(path: string): Promise<void> {
  await pages[path]?.fetch().catch(() => undefined);
}

/**
 * A page like other lazy parts, which is there in its first round when its chunk has been fetched: a page that has been drawn by
 * the build is then taken over by the first click on it at the latest, where React drops clicks on what it still waits for.
 */
function publicPart(load: () => Promise<ComponentType>) {
  const Later = lazyPart(load);
  let fetched: ComponentType | undefined;
  return {
    async fetch() {
      fetched = await load();
    },
    Page() {
      const [Now] = useState(() => fetched);
      return Now ? <Now /> : <Later />;
    },
  };
}
