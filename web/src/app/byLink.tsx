import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { productName } from '../ui/productName.ts';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import { TooltipProvider } from '../ui/Tooltip.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LinkPage } from './LinkPage.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** The frame around a link's page: no account, no session, no cookies, and no links into the product. */
createRoot(root).render(
  <StrictMode>
    <TooltipProvider>
      <div className="flex min-h-dvh flex-col print:block">
        <main id="main" className="flex-1">
          <ErrorBoundary>
            <LinkPage />
          </ErrorBoundary>
        </main>
        <footer className="no-print border-t border-line">
          <div className="mx-auto flex max-w-240 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-5 text-xs text-muted sm:px-6">
            <p>{productName} gives guidance, not legal advice.</p>
            <ThemeSwitch />
          </div>
        </footer>
      </div>
    </TooltipProvider>
  </StrictMode>,
);
