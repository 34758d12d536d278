import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { failureOf } from '../client/failure.ts';
import { postJson } from '../client/postJson.ts';
import type { SessionUser } from '../client/session.ts';
import { clearSignedInUser } from '../client/signedInUser.ts';
import { withExclusiveSession } from '../client/tracedFetch.ts';
import { refreshPlan } from '../parts/account/refreshPlan.ts';
import { dashboardPath } from '../parts/paths.ts';
import { useProduct } from '../parts/useProduct.ts';
import { Button } from '../ui/Button.tsx';
import { capitalise } from '../ui/capitalise.ts';
import { toastFailure } from '../ui/toast.ts';
import { bellLabel } from './BellFace.tsx';
import { Finder } from './finder/Finder.tsx';
import { hasRail } from './hasRail.ts';
import { useLaw } from './lawInUse.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { OrganisationName } from './OrganisationName.tsx';
import { RailLinks } from './RailLinks.tsx';

/**
 * The bar's items; in the sheet one below the other, with a row for the account and, on pages that have the rail where there is room, with
 * all that is in it.
 * @param user null while the server cannot say who is signed in
 */
export function SignedInLinks({ user, inSheet }: { user: SessionUser | null; inSheet: boolean }) {
  const { ofPage, inUse } = useLaw();
  const railed = hasRail(useLocation().pathname);
  const { plans } = useProduct();
  const { plan = 'free' } = user ?? {};
  useEffect(() => {
    // Outside the sheet only: the bar of every page has already requested it.
    if (!inSheet) void refreshPlan();
  }, [inSheet]);
  return (
    <>
      {!inSheet && !railed && <Finder place="keys" />}
      {inSheet && railed && (
        <>
          {user && <OrganisationName user={user} />}
          <Finder place="sheet" />
          <NavigationLink to="/notifications">{bellLabel(user?.unreadNotifications ?? 0)}</NavigationLink>
        </>
      )}
      <fieldset
        aria-label="Compliance jurisdiction"
        className="mx-3 my-1 flex w-fit rounded-control max-lg:mb-2 border border-edge p-0.5"
      >
        <JurisdictionLink to="/dashboard" current={ofPage === 'EU'}>
          EU
        </JurisdictionLink>
        <JurisdictionLink to="/uk/dashboard" current={ofPage === 'UK'}>
          UK
        </JurisdictionLink>
      </fieldset>
      <NavigationLink to={dashboardPath(inUse)}>Dashboard</NavigationLink>
      {inSheet && railed && <RailLinks inSheet />}
      {plans && <NavigationLink to="/pricing">{plan === 'free' ? 'Pricing' : 'Subscription'}</NavigationLink>}
      {plans && plan !== 'free' && (
        <span className="mx-3 w-fit rounded-control bg-accent-soft px-2 py-0.5 text-xs font-semibold text-accent lg:mx-1">
          {capitalise(plan)}
        </span>
      )}
      {user?.isAdmin && <NavigationLink to="/admin">Admin</NavigationLink>}
      {(inSheet || !user) && <NavigationLink to="/account">Account</NavigationLink>}
      {user && <Welcome username={user.username} />}
      <LogOutButton />
    </>
  );
}

function Welcome({ username }: { username: string }) {
  return (
    <span className="flex max-w-60 min-w-0 items-center gap-1 px-3 py-2 text-sm text-muted" title={username}>
      Welcome{' '}
      <Link
        to="/account"
        className="inline-flex min-h-6 min-w-0 items-center gap-1.5 font-medium text-ink underline-offset-4 hover:underline"
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0 text-muted max-lg:hidden">
          <path
            d="M8 8.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.5 14c.6-2.6 2.6-4 5.5-4s4.900 1.400 5.500 4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
        <span className="truncate">{username}</span>
      </Link>
    </span>
  );
}

function JurisdictionLink({ to, current, children }: { to: string; current: boolean; children: string }) {
  return (
    <Link
      to={to}
      aria-current={current ? 'true' : undefined}
      className="grid place-items-center rounded-[4px] px-2.5 py-1 text-xs max-lg:min-h-11 max-lg:min-w-14 max-lg:text-sm font-semibold text-muted hover:text-ink aria-[current]:bg-ink aria-[current]:text-canvas"
    >
      {children}
    </Link>
  );
}

/** By REST: the bar is on public pages too, where Apollo is not worth loading for one button. */
function LogOutButton() {
  const [leaving, setLeaving] = useState(false);
  const { signIn } = useProduct();

  async function logOut() {
    setLeaving(true);
    try {
      await withExclusiveSession(async send => {
        const elsewhere = signIn && (await import('../client/endAtProvider.ts').then(part => part.endAtProvider(send)));
        await postJson('/api/logout', undefined, send);
        await clearSignedInUser();
        if (elsewhere) window.location.assign(elsewhere);
      });
    } catch (error) {
      toastFailure('Logout failed', failureOf(error).message);
    } finally {
      setLeaving(false);
    }
  }

  return (
    <Button size="small" disabled={leaving} onClick={logOut} className="mx-3 my-1 max-lg:mt-2 max-lg:h-12 lg:mr-0">
      {leaving ? 'Logging out...' : 'Logout'}
    </Button>
  );
}
