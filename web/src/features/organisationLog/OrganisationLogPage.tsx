import { useSession } from '../../client/session.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { OrganisationLog } from './OrganisationLog.tsx';

/** What people did in the organisation that one works in, for those who manage it; others are given the reason. */
export function OrganisationLogPage() {
  usePageTitle('Organisation Log');
  const session = useSession();
  const refused = useRefusal('manage');
  if (session.status !== 'user') return null;
  const name = session.user.companyName || session.user.username;
  const back = <ButtonLink to="/account#organisation">Back to Your Organisation</ButtonLink>;
  if (refused) {
    return (
      <PageState title="The log is for owners and managers" text={refused}>
        {back}
      </PageState>
    );
  }
  return (
    <div className="max-w-280 px-4 py-8 sm:px-6 sm:py-10">
      <ButtonLink to="/account#organisation" look="quiet" size="small" className="mb-6 -ml-3">
        Back to Your Organisation
      </ButtonLink>
      <h1 className="font-serif text-2xl font-semibold">Organisation Log</h1>
      <p className="mt-1 text-sm wrap-anywhere text-muted">What people did in {name} and with what belongs to it.</p>
      <OrganisationLog />
    </div>
  );
}
