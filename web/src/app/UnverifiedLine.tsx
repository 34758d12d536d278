import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../client/session.ts';
import { REMINDER_DISMISSED } from '../parts/account/reminderDismissed.ts';

// A line that cannot be fetched is not worth a broken page.
const VerifyReminder = lazy(() =>
  import('../features/verifyEmail/VerifyReminder.tsx').then(
    module => ({ default: module.VerifyReminder }),
    () => ({ default: () => null }),
  ),
);

// One question or one payment at a time, and nothing beside it; where the verifying itself is done; and pages that are read
// before it is known who is there, which it would move.
const WITHOUT = /^\/($|pricing|privacy|terms|imprint|security|method|2-december|verify|subscribe|(uk\/)?assessment\/)/;

/** Asks unverified users to verify their address, above most pages. Its place is kept while it is fetched. */
export function UnverifiedLine() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status !== 'user' || session.user.isEmailVerified || WITHOUT.test(pathname)) return;
  if (sessionStorage.getItem(REMINDER_DISMISSED)) return;
  return (
    <Suspense fallback={<div className="box-content h-11 border-b border-transparent" />}>
      <VerifyReminder />
    </Suspense>
  );
}
