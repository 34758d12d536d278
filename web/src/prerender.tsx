import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesFromElements, type RouteObject, StaticRouter } from 'react-router';
import { AppRoutes } from './app/AppRoutes.tsx';
import { firstPage } from './app/firstPage.tsx';

/** A public page as HTML, as a visitor sees it who is not known yet. Run by the build (web/publicPages.ts). */
export async function prerender(path: string): Promise<string> {
  await firstPage(path);
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </StrictMode>,
  );
}

/** The path of every page as a regular expression, the way React Router compares: in any case, with or without a '/' at its end. */
export function routePatterns(): string[] {
  const routed = createRoutesFromElements(AppRoutes().props.children).flatMap(route => pathsBelow(route, ''));
  // What main.tsx shows without routes.
  const paths = [...routed, '/s'];
  return [...new Set(paths)].map(
    path => `^${path.replaceAll(/\/:\w+(\?)?/g, '(?:/[^/]+)$1').replaceAll('.', '[.]')}/?$`,
  );
}

/** Of a route and all below it; one that only frames others, or that stands for all the rest, is no page. */
function pathsBelow({ path = '', children }: RouteObject, above: string): string[] {
  if (path === '*') return [];
  const own = path === '' ? above : `${above}/${path}`;
  return children ? children.flatMap(child => pathsBelow(child, own)) : [own];
}
