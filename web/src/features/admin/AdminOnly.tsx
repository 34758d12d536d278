import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { useSession } from '../../client/session.ts';
import { useKept } from '../../client/useKept.ts';
import { graphql } from '../../gql/gql.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

const AdminSecondFactor = graphql(`
  query AdminSecondFactor {
    me {
      id
      adminSecondFactor
    }
  }
`);

/** The admin pages, for administrators only, with a second factor if required. */
export function AdminOnly() {
  const session = useSession();
  return session.status === 'user' && session.user.isAdmin ? <AdminPages /> : <AccessDenied />;
}

function AdminPages() {
  const { cache } = useApolloClient();
  const kept = useKept(AdminSecondFactor);
  // A refused administrator may have turned it on since then, perhaps on another device.
  const [wasRefused] = useState(
    () => cache.readQuery({ query: AdminSecondFactor })?.me?.adminSecondFactor === 'REQUIRED',
  );
  const { data, error } = useQuery(
    AdminSecondFactor,
    wasRefused ? { fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' } : kept,
  );
  const factor = data?.me?.adminSecondFactor;
  if (!data && !error)
    return (
      <div className="max-w-280 px-4 py-8 sm:px-6 sm:py-10">
        <Skeleton rows={3} className="h-48" />
      </div>
    );
  if (factor === 'REQUIRED') return <SecondFactorRequired />;
  return (
    <>
      {factor === 'ADVISED' && <SecondFactorNotice />}
      <Outlet />
    </>
  );
}

function AccessDenied() {
  usePageTitle('Access Denied');
  return (
    <PageState
      title="Access Denied"
      text="You don't have permission to access the admin panel. Contact your system administrator if you believe this is an error."
    >
      <ButtonLink to="/dashboard" look="primary">
        Go to the Dashboard
      </ButtonLink>
    </PageState>
  );
}

/** Replaces every admin page while an administrator lacks the required second factor. */
function SecondFactorRequired() {
  usePageTitle('Second Factor Needed');
  return (
    <PageState
      title="Second Factor Needed"
      text="Administrators need a second factor here. Turn on two-factor authentication or add a passkey on the Account page, then come back. If you have one already, sign in again."
    >
      <ButtonLink to="/account#two-factor" look="primary">
        Go to the Account Page
      </ButtonLink>
    </PageState>
  );
}

/** A notice above every admin page while the password alone opens it. */
function SecondFactorNotice() {
  return (
    <section aria-label="Second factor" className="max-w-280 px-4 pt-6 sm:px-6">
      <p className="rounded-card border border-line bg-surface px-4 py-3 text-sm sm:px-5">
        The administration pages are protected by your password alone. Please turn on{' '}
        <Link to="/account#two-factor" className="font-medium text-accent underline underline-offset-4">
          two-factor authentication
        </Link>{' '}
        or add a{' '}
        <Link to="/account#passkeys" className="font-medium text-accent underline underline-offset-4">
          passkey
        </Link>
        .
      </p>
    </section>
  );
}
