import type { publicPages } from './publicPages.ts';

/** The modules whose chunks are preloaded in the HTML of the public pages; the client itself does not need to know them. */
export const publicModules: Record<keyof typeof publicPages, string> = {
  '/': 'src/features/landing/LandingPage.tsx',
  '/auth': 'src/features/auth/AuthPage.tsx',
  '/pricing': 'src/features/pricing/PricingPage.tsx',
  '/method': 'src/features/method/MethodPage.tsx',
  '/2-december-2026': 'src/features/secondOfDecember/SecondOfDecemberPage.tsx',
};

/** The module with all routes except those of the first pages. */
export const lazyRoutes = 'src/app/LazyRoutes.tsx';
const frame = [lazyRoutes, 'src/app/ClientLayer.tsx', 'src/app/SignedInLinks.tsx'];
const dashboard = [...frame, 'src/features/dashboard/DashboardPage.tsx'];
const tooltip = 'src/ui/Tooltip.tsx';

/**
 * The skeletons sent for signed-in pages until the user is known (web/publicPages.ts): their addresses, and the modules whose chunks the
 * HTML preloads, all at once and before any script runs.
 */
export const skeletonPages = {
  dashboard: { paths: /^\/dashboard$/, modules: dashboard },
  ukDashboard: { paths: /^\/uk\/dashboard$/, modules: dashboard },
  report: { paths: /^(\/uk)?\/report\/:id$/, modules: [...frame, tooltip, 'src/features/report/ReportPage.tsx'] },
  bare: { paths: /^\/(subscribe|(uk\/)?assessment)\//, modules: [...frame, tooltip] },
  own: { paths: /^/, modules: [...frame, tooltip] },
};
