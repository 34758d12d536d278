import { areCookiesBlocked } from '../../ui/siteData.ts';

/** Where people sign in: says what is missing, if this browser blocks it. */
export function CookiesNeeded() {
  if (!areCookiesBlocked()) return null;
  return (
    <p role="status" className="mb-6 rounded-control border border-line bg-medium-soft px-4 py-3 text-sm text-medium">
      Signing in needs cookies, and this browser blocks them. Allow cookies for this address, then reload the page.
    </p>
  );
}
