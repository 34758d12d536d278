import { Suspense } from 'react';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

// Rarely opened, so the other pages for managers do not wait for it.
const Settings = lazyComponent(() => import('./Settings.tsx').then(module => module.Settings));

/** The setup of single sign-on at the organisation's identity provider: for owners, with the values that IT staff need to copy. */
export function SingleSignOnPage() {
  usePageTitle('Single Sign-On');
  const refused = useRefusal('own');
  if (refused) {
    return (
      <PageState title="Single sign-on is for organisation owners" text={refused}>
        <ButtonLink to="/organisation">Back to Organisation</ButtonLink>
      </PageState>
    );
  }
  return (
    <div className="max-w-208 px-4 py-8 sm:px-6 sm:py-10">
      <ButtonLink to="/organisation" look="quiet" size="small" className="mb-6 -ml-3">
        Back to Organisation
      </ButtonLink>
      <h1 className="font-serif text-2xl font-semibold">Single Sign-On</h1>
      <p className="mt-1 mb-8 max-w-160 text-sm text-muted">
        Members sign in at your identity provider with their work email address (OpenID Connect). Included in every
        plan.
      </p>
      <Suspense fallback={<Skeleton rows={3} className="h-48" />}>
        <Settings />
      </Suspense>
    </div>
  );
}
