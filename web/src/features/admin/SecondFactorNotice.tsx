import { Link } from 'react-router';

/** Stands above every page of the administration while the password alone opens it. */
export function SecondFactorNotice() {
  return (
    <section aria-label="Second factor" className="mx-auto max-w-280 px-4 pt-6 sm:px-6">
      <p className="rounded-card border border-line bg-surface px-4 py-3 text-sm sm:px-5">
        Your password alone opens the administration. Please turn on{' '}
        <Link to="/account#two-factor" className="font-medium text-accent underline underline-offset-4">
          two-factor authentication
        </Link>{' '}
        or add a{' '}
        <Link to="/account#passkeys" className="font-medium text-accent underline underline-offset-4">
          passkey
        </Link>
        .
      </p>
    </section>
  );
}
