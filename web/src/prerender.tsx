import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { AppRoutes } from './app/AppRoutes.tsx';
import { firstPage } from './app/firstPage.ts';

/** A public page as HTML, as a visitor sees it who is not known yet. Run by the build (web/publicPages.ts). */
export async function prerender(path: string): Promise<string> {
  await firstPage(path);
  const page = (
    <StrictMode>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </StrictMode>
  );
  // The first round asks for the page's chunk, the second has it.
  renderToString(page);
  await new Promise(resolve => setTimeout(resolve));
  return renderToString(page);
}
