import { print } from '@apollo/client/utilities';
import { type DocumentNode, Kind, type OperationDefinitionNode } from 'graphql';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, type RouteObject, Routes, StaticRouter } from 'react-router-dom';
import { AppRoutes, fetchRouteComponents, isLazyRoute, routes } from './app/AppRoutes.tsx';
import { lazyRoutes } from './app/LazyRoutes.tsx';
import { Protected } from './app/Protected.tsx';
import { Shell } from './app/Shell.tsx';
import { apollo } from './client/apollo.ts';
import type { Question } from './client/prefetchSession.ts';
import { DashboardSkeleton } from './features/dashboard/DashboardSkeleton.tsx';
import { dashboardQuery } from './features/dashboard/dashboardQuery.ts';
import { viewIn } from './features/dashboard/systemView.ts';
import { variablesOf } from './features/dashboard/useLedger.ts';
import { fetchRest } from './features/landing/LandingPage.tsx';
import { ReportSkeleton } from './features/report/ReportSkeleton.tsx';
import { reportQuery } from './features/report/reportQuery.ts';
import type { Jurisdiction } from './gql/graphql.ts';
import type { skeletonPages } from './parts/skeletonPages.ts';
import { DRAWN_SKELETON } from './ui/Skeleton.tsx';
import { Spinner } from './ui/Spinner.tsx';

export { isLazyRoute };

/** Renders a public page as HTML for a visitor whose session is unknown. Run by the build (web/publicPages.ts). */
export async function prerender(path: string): Promise<string> {
  await Promise.all([fetchRouteComponents(path), fetchRest()]);
  return drawn(path, <AppRoutes />);
}

const skeletons: Record<keyof typeof skeletonPages, ReactNode> = {
  dashboard: <DashboardSkeleton jurisdiction="EU" />,
  ukDashboard: <DashboardSkeleton jurisdiction="UK" />,
  report: <ReportSkeleton />,
  bare: <Spinner />,
  own: <Spinner />,
};

/** The first queries of signed-in pages, in exactly the client's words. */
export function firstQuestions(): Partial<Record<keyof typeof skeletonPages, Question>> {
  const ledger = (jurisdiction: Jurisdiction) =>
    questionOf(dashboardQuery, variablesOf(jurisdiction, viewIn(new URLSearchParams()), undefined));
  return { dashboard: ledger('EU'), ukDashboard: ledger('UK'), report: questionOf(reportQuery, { id: '' }) };
}

function questionOf(query: DocumentNode, variables: Question['variables']): Question {
  const [operation] = query.definitions.filter(
    ({ kind }) => kind === Kind.OPERATION_DEFINITION,
  ) as OperationDefinitionNode[];
  const operationName = operation?.name?.value ?? '';
  return { operationName, variables, query: print(apollo.cache.transformDocument(query)) };
}

/** The content of a signed-in page until the user is known. None of it can be used yet. */
export function prerenderSkeleton(name: keyof typeof skeletonPages): string {
  return drawn(
    '/',
    <>
      <div id={DRAWN_SKELETON} inert aria-hidden className="contents">
        <Routes>
          <Route element={<Shell skeleton={name !== 'bare'} />}>
            <Route index element={skeletons[name]} />
          </Route>
        </Routes>
      </div>
      <p role="status" className="sr-only">
        Loading
      </p>
    </>,
  );
}

const drawn = (path: string, children: ReactNode) =>
  renderToString(
    <StrictMode>
      <StaticRouter location={path}>{children}</StaticRouter>
    </StrictMode>,
  );

type Page = { path: string; isOwn: boolean };

/**
 * Maps the path of every page to its HTML file. The path is a regular expression that matches like React Router: in any case, with or
 * without a final '/'.
 * @param fileOf the file for a page's path, by whether the page needs a signed-in user
 */
export function routePatterns(fileOf: (page: Page) => string): Record<string, string> {
  const routed = [...routes, ...lazyRoutes].flatMap(route => pagesBelow(route, { path: '', isOwn: false }));
  // main.tsx shows this page without routes.
  const pages = [...routed, { path: '/s', isOwn: false }];
  return Object.fromEntries(
    pages.map(page => [
      `^${page.path.replaceAll(/\/:\w+(\?)?/g, '(?:/[^/]+)$1').replaceAll('.', '[.]')}/?$`,
      fileOf(page),
    ]),
  );
}

/** The pages of a route and all below it. A layout route or a catch-all route is not a page. */
function pagesBelow({ path = '', element, children }: RouteObject, above: Page): Page[] {
  if (path === '*') return [];
  const isProtected =
    typeof element === 'object' && element !== null && 'type' in element && element.type === Protected;
  const own = { path: path === '' ? above.path : `${above.path}/${path}`, isOwn: above.isOwn || isProtected };
  return children ? children.flatMap(child => pagesBelow(child, own)) : [own];
}
