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

/** Known once they are fetched: visitors of the first pages need neither them nor the list of their chunks. */
let later: typeof import('./LazyRoutes.tsx') | undefined;
const LazyRoutes = lazyComponent(async () => {
  later = await import('./LazyRoutes.tsx');
  return later.LazyRoutes;
});

/** Every address of the product, once: here those that visitors come upon first. */
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

/** Whether an address is drawn by the routes that are fetched later. */
export const isLazyRoute = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path === '*';

/** The parts that an address is drawn by. */
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

/** Fetches all that an address needs to be drawn, with what stands around it for the signed-in. */
export async function fetchRouteComponents(path: string): Promise<void> {
  if (isLazyRoute(path)) await fetchLazyRoutes();
  const parts = partsOf(path).map(({ part }) => part.fetch());
  await Promise.all([...parts, ...(later?.isSignedInRoute(path) ? [SignedInLinks.fetch(), Rail.fetch()] : [])]);
}

/** Asks the server what the page at an address, whose parts have been fetched, will ask. */
export function askAhead(path: string): void {
  for (const { part, props, params } of partsOf(path)) part.ask(props, params);
}
