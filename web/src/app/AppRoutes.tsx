import { isValidElement } from 'react';
import { createRoutesFromElements, matchRoutes, Route, useRoutes } from 'react-router-dom';
import { lazyComponent } from '../parts/lazyComponent.ts';
import { SignedInLinks } from './NavigationBar.tsx';
import { Rail, Shell } from './Shell.tsx';
import { WithPlans } from './WithPlans.tsx';

const LandingPage = lazyComponent(() =>
  import('../features/landing/LandingPage.tsx').then(module => module.LandingPage),
);
const AuthPage = lazyComponent(() => import('../features/auth/AuthPage.tsx').then(module => module.AuthPage));
const PricingPage = lazyComponent(() =>
  import('../features/pricing/PricingPage.tsx').then(module => module.PricingPage),
);

/** Fetched later: visitors of the first pages need neither these routes nor the list of their chunks. */
let later: typeof import('./LazyRoutes.tsx') | undefined;
const LazyRoutes = lazyComponent(async () => {
  later = await import('./LazyRoutes.tsx');
  return later.LazyRoutes;
});

/** Every address of the product, once. The routes here are those that visitors open first. */
export const routes = createRoutesFromElements(
  <Route element={<Shell />}>
    <Route index element={<LandingPage />} />
    <Route element={<WithPlans />}>
      <Route path="pricing" element={<PricingPage />} />
    </Route>
    <Route path="auth" element={<AuthPage />} />
    <Route path="*" element={<LazyRoutes />} />
  </Route>,
);

export const AppRoutes = () => useRoutes(routes);

/** Whether the routes that are fetched later render an address. */
export const isLazyRoute = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path === '*';

/** The matched routes that render an address. */
const partsOf = (path: string) =>
  [
    ...(matchRoutes(routes, path) ?? []),
    ...(later && isLazyRoute(path) ? (matchRoutes(later.lazyRoutes, path) ?? []) : []),
  ].flatMap(({ route: { element }, params }) =>
    isValidElement<object>(element) && isPart(element.type)
      ? [{ part: element.type, props: element.props, params }]
      : [],
  );

const isPart = (type: unknown): type is ReturnType<typeof lazyComponent> =>
  typeof type === 'function' && 'fetch' in type;

/** Fetches the routes of all but the first pages. */
export const fetchLazyRoutes = () => LazyRoutes.fetch();

/** Fetches everything needed to render an address, including the frame for signed-in users. */
export async function fetchRouteComponents(path: string): Promise<void> {
  if (isLazyRoute(path)) await fetchLazyRoutes();
  const parts = partsOf(path).map(({ part }) => part.fetch());
  await Promise.all([...parts, ...(later?.isSignedInRoute(path) ? [SignedInLinks.fetch(), Rail.fetch()] : [])]);
}

/** Sends the requests of the page at an address ahead of time. The page's parts must have been fetched. */
export function askAhead(path: string): void {
  for (const { part, props, params } of partsOf(path)) part.ask(props, params);
}
