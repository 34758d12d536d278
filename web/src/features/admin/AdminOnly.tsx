import { useQuery } from '@apollo/client/react';
import { Outlet } from 'react-router';
import { useSession } from '../../client/session.ts';
import { graphql } from '../../gql/gql.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { SecondFactorNotice } from './SecondFactorNotice.tsx';
import { SecondFactorRequired } from './SecondFactorRequired.tsx';

const AdminSecondFactor = graphql(`
  query AdminSecondFactor {
    me {
      id
      adminSecondFactor
    }
  }
`);

/** The pages of the administration, for administrators only, and with a second factor where it is required. */
export function AdminOnly() {
  const session = useSession();
  return session.status === 'user' && session.user.isAdmin ? <AdminPages /> : <AccessDenied />;
}

function AdminPages() {
  // It may have been turned on or off on the Account page since.
  const { data, error } = useQuery(AdminSecondFactor, { fetchPolicy: 'network-only' });
  const factor = data?.me?.adminSecondFactor;
  if (!data && !error)
    return (
      <div className="mx-auto max-w-280 px-4 py-8 sm:px-6 sm:py-10">
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
