const pages: Record<string, () => Promise<unknown>> = {
  '/': () => import('../features/landing/LandingPage.tsx'),
  '/auth': () => import('../features/auth/AuthPage.tsx'),
  '/pricing': () => import('../features/pricing/PricingPage.tsx'),
};

/**
 * Waits for the chunk of a public page, which its HTML has asked for already. Drawn at once, the page would first be
 * its frame alone, and React keeps such a gap open for 300 ms. A chunk that fails is the business of whoever draws it.
 */
export async function firstPage(path: string): Promise<void> {
  await pages[path]?.().catch(() => undefined);
}
