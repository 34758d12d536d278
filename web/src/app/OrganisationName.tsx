import { Suspense } from 'react';
import type { SessionUser } from '../client/session.ts';
import { lazyComponent } from '../parts/lazyComponent.ts';

const OrganisationMenu = lazyComponent(() => import('./OrganisationMenu.tsx').then(module => module.OrganisationMenu));

/** The current organisation; for members of several organisations, a menu to switch. */
export function OrganisationName({ user }: { user: SessionUser }) {
  const name = user.companyName || user.username;
  if ((user.organisationCount ?? 1) > 1)
    return (
      <Suspense>
        <OrganisationMenu current={name} />
      </Suspense>
    );
  return (
    <p className="truncate px-3 text-sm font-semibold" title={name}>
      {name}
    </p>
  );
}
