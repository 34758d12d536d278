import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { SessionUser } from '../client/session.ts';
import { Finder } from './finder/Finder.tsx';
import { OrganisationName } from './OrganisationName.tsx';
import { RailLinks } from './RailLinks.tsx';

// If the bell cannot be fetched, the page still works.
const RailBell = lazy<ComponentType<{ onNews: (said: string) => void }>>(() =>
  import('./RailBell.tsx').then(
    module => ({ default: module.RailBell }),
    () => ({ default: () => null }),
  ),
);

/**
 * The ways to all pages, next to the pages of the signed-in. On small screens its entries are in the menu of the bar
 * (SignedInLinks.tsx); the finder's keys and the bell's words work there too.
 * @param user null while the server cannot say who is signed in
 */
export function Rail({ user }: { user: SessionUser | null }) {
  const [news, setNews] = useState('');
  return (
    <div className="rail">
      <aside aria-label="Your organisation" className="max-lg:hidden">
        {user && (
          <div className="flex items-center justify-between gap-1">
            <div className="min-w-0 flex-1">
              <OrganisationName user={user} />
            </div>
            <Suspense fallback={<div className="size-10" />}>
              <RailBell onNews={setNews} />
            </Suspense>
          </div>
        )}
        <Finder place="rail" />
      </aside>
      <nav aria-label="Pages" className="mt-3 flex flex-col gap-0.5 max-lg:hidden">
        <RailLinks />
      </nav>
      <span aria-live="polite" className="sr-only">
        {news}
      </span>
    </div>
  );
}
