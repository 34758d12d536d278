import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { failureOf } from '../client/failure.ts';
import { leave } from '../client/leave.ts';
import { postJson } from '../client/postJson.ts';
import type { SessionUser } from '../client/session.ts';
import { alone } from '../client/tracedFetch.ts';
import { refreshPlan } from '../parts/account/refreshPlan.ts';
import { lazyPart } from '../parts/lazyPart.ts';
import { useProduct } from '../parts/useProduct.ts';
import { Button } from '../ui/Button.tsx';
import { capitalise } from '../ui/capitalise.ts';
import { toastFailure } from '../ui/toast.ts';
import { NavigationLink } from './NavigationLink.tsx';

const OrganisationMenu = lazyPart(() => import('./OrganisationMenu.tsx').then(module => module.OrganisationMenu));

export function SignedInLinks({ user }: { user: SessionUser }) {
  const isUk = useLocation().pathname.startsWith('/uk/');
  const { plans } = useProduct();
  const { plan = 'free' } = user;
  const isPlanKnown = user.plan !== undefined;
  useEffect(() => {
    if (!isPlanKnown) refreshPlan();
  }, [isPlanKnown]);
  return (
    <>
      <fieldset
        aria-label="Compliance jurisdiction"
        className="mx-3 my-1 flex w-fit rounded-control border border-edge p-0.5"
      >
        <JurisdictionLink to="/dashboard" current={!isUk}>
          EU
        </JurisdictionLink>
        <JurisdictionLink to="/uk/dashboard" current={isUk}>
          UK
        </JurisdictionLink>
      </fieldset>
      <NavigationLink to={isUk ? '/uk/dashboard' : '/dashboard'}>Dashboard</NavigationLink>
      {plans && <NavigationLink to="/pricing">{plan === 'free' ? 'Pricing' : 'Subscription'}</NavigationLink>}
      {plans && plan !== 'free' && (
        <span className="mx-3 w-fit rounded-control bg-accent-soft px-2 py-0.5 text-xs font-semibold text-accent lg:mx-1">
          {capitalise(plan)}
        </span>
      )}
      {user.isAdmin && <NavigationLink to="/admin">Admin</NavigationLink>}
      <span className="flex max-w-60 gap-1 px-3 py-2 text-sm text-muted" title={user.username}>
        Welcome{' '}
        <Link to="/account" className="truncate font-medium text-ink underline-offset-4 hover:underline">
          {user.username}
        </Link>
      </span>
      {(user.organisationCount ?? 1) > 1 && (
        <Suspense>
          <OrganisationMenu current={user.companyName ?? user.username} />
        </Suspense>
      )}
      <LogOutButton />
    </>
  );
}

function JurisdictionLink({ to, current, children }: { to: string; current: boolean; children: string }) {
  return (
    <Link
      to={to}
      aria-current={current ? 'true' : undefined}
      className="rounded-[4px] px-2.5 py-1 text-xs font-semibold text-muted hover:text-ink aria-[current]:bg-ink aria-[current]:text-canvas"
    >
      {children}
    </Link>
  );
}

/** By REST: the bar stands on public pages too, where Apollo is not wanted for one button. */
function LogOutButton() {
  const [leaving, setLeaving] = useState(false);

  async function logOut() {
    setLeaving(true);
    try {
      await alone(async send => {
        await postJson('/api/logout', {}, send);
        await leave();
      });
    } catch (error) {
      toastFailure('Logout failed', failureOf(error).message);
    } finally {
      setLeaving(false);
    }
  }

  return (
    <Button size="small" disabled={leaving} onClick={logOut} className="mx-3 my-1 self-start lg:mr-0 lg:self-auto">
      {leaving ? 'Logging out...' : 'Logout'}
    </Button>
  );
}
