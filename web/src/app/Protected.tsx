import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loadSession, useSession } from '../client/session.ts';
import { Button } from '../ui/Button.tsx';
import { PageState } from '../ui/PageState.tsx';
import { Spinner } from '../ui/Spinner.tsx';

const away = 'The server cannot be reached';
const unreachable = {
  connection: { title: away, text: 'Your saved data is safe. Check your connection and try again.' },
  away: { title: away, text: 'Your connection works and your saved data is safe. Try again in a moment.' },
  error: {
    title: 'Something went wrong on the server',
    text: 'Your connection works and your saved data is safe. Try again in a moment.',
  },
};

/** Renders its pages only for signed-in users. Redirects others to /auth, with the way back in the history state. */
export function Protected() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'user') return <Outlet />;
  if (session.status === 'loading') return <Spinner />;
  if (session.status === 'guest') {
    if (session.because === 'deleted') return <Navigate to="/" replace />;
    const from = session.because === 'signedOut' ? undefined : pathname + search + hash;
    return <Navigate to="/auth" replace state={{ from, expired: session.because === 'expired' }} />;
  }
  return (
    <PageState {...unreachable[session.because]}>
      <Button look="primary" onClick={loadSession}>
        Try Again
      </Button>
    </PageState>
  );
}
