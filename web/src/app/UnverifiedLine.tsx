import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../client/session.ts';

// A line that cannot be fetched is not worth a broken page.
const VerifyReminder = lazy(() =>
  import('../features/verifyEmail/VerifyReminder.tsx').then(
    module => ({ default: module.VerifyReminder }),
    () => ({ default: () => null }),
  ),
);

// One question at a time, and nothing beside it; and where the verifying itself is done.
const WITHOUT = /^\/(uk\/)?assessment\/|^\/verify-email/;

/** Asks unverified users to verify their address, above most pages. */
export function UnverifiedLine() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status !== 'user' || session.user.isEmailVerified || WITHOUT.test(pathname)) return null;
  return (
    <Suspense>
      <VerifyReminder />
    </Suspense>
  );
}
