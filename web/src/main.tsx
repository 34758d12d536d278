import './styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { firstPage } from './app/firstPage.tsx';
import { loadSession } from './client/session.ts';

// For people without an account: a page of its own, which asks for no session.
if (/^\/s\/?$/i.test(window.location.pathname)) void import('./app/byLink.tsx');
else {
  loadSession();
  start();
}

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // The build has drawn the public pages already (web/publicPages.ts): they are painted before React takes them over.
  const isDrawn = root.hasChildNodes();
  await Promise.all([firstPage(window.location.pathname), isDrawn && nextPaint()]);
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  if (isDrawn) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/** Resolves after the browser has painted; in a tab that nobody sees, soon. */
function nextPaint(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 500);
  });
}
