import { Outlet } from 'react-router';
import { useSession } from '../../client/session.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

/** The pages of the administration, for administrators only. */
export function AdminOnly() {
  const session = useSession();
  return session.status === 'user' && session.user.isAdmin ? <Outlet /> : <AccessDenied />;
}

function AccessDenied() {
  usePageTitle('Access Denied');
  return (
    <PageState
      title="Access Denied"
      text="You don't have permission to access the admin panel. Contact your system administrator if you believe this is an error."
    >
      <ButtonLink to="/dashboard" look="primary">
        Go to the dashboard
      </ButtonLink>
    </PageState>
  );
}
