import { useSession } from '../../client/session.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

/** The administration, for administrators only. */
export function AdminPage() {
  const session = useSession();
  const allowed = session.status === 'user' && session.user.isAdmin;
  usePageTitle(allowed ? 'Administration' : 'Access Denied');
  const back = (
    <ButtonLink to="/dashboard" look="primary">
      Go to the dashboard
    </ButtonLink>
  );
  return allowed ? (
    <PageState
      title="Administration"
      text="You are signed in as an administrator. The administration's screens follow."
    >
      {back}
    </PageState>
  ) : (
    <PageState
      title="Access Denied"
      text="You don't have permission to access the admin panel. Contact your system administrator if you believe this is an error."
    >
      {back}
    </PageState>
  );
}
