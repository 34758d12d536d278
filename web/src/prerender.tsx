import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
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
