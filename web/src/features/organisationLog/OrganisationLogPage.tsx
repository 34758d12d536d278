import { failureOf } from '../../client/failure.ts';
import { useSession } from '../../client/session.ts';
import { logRefusal } from '../../parts/account/logRefusal.ts';
import { useLogAccess } from '../../parts/people/useLogAccess.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { OrganisationLog } from './OrganisationLog.tsx';

/** The log of the current organisation, for members who may read it; others see the reason. */
export function OrganisationLogPage() {
  usePageTitle('Organisation Log');
  const session = useSession();
  const { isOpen, error } = useLogAccess();
  if (session.status !== 'user') return null;
  if (isOpen === undefined && !error) return <Spinner />;
  const name = session.user.companyName || session.user.username;
  const back = <ButtonLink to="/organisation">Back to Organisation</ButtonLink>;
  if (!isOpen) {
    const text = error ? failureOf(error).message : logRefusal(session.user.role);
    return (
      <PageState title={error ? 'The log could not be loaded' : 'You cannot view the log'} text={text}>
        {back}
      </PageState>
    );
  }
  return (
    <div className="max-w-280 px-4 py-8 sm:px-6 sm:py-10">
      <ButtonLink to="/organisation" look="quiet" size="small" className="mb-6 -ml-3">
        Back to Organisation
      </ButtonLink>
      <h1 className="font-serif text-2xl font-semibold">Organisation Log</h1>
      <p className="mt-1 text-sm wrap-anywhere text-muted">Activity in {name} and on everything that belongs to it.</p>
      <OrganisationLog />
    </div>
  );
}
