/** A note for users whose browser blocks cookies. */
export function CookiesNeeded() {
  return (
    <p role="status" className="mb-6 rounded-control border border-line bg-medium-soft px-4 py-3 text-sm text-medium">
      Signing in requires cookies, and this browser blocks them. Allow cookies for this address, then reload the page.
    </p>
  );
}
