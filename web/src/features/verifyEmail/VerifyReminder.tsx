import { useState } from 'react';
import { REMINDER_DISMISSED } from '../../parts/account/reminderDismissed.ts';
import { useResendVerification } from '../../parts/account/useResendVerification.ts';
import { inTab } from '../../ui/siteData.ts';

/** A line for users with an unverified address. It blocks nothing, and once dismissed it stays hidden for the visit. */
export function VerifyReminder() {
  const [shown, setShown] = useState(true);
  const [sent, setSent] = useState(false);
  const { resend, loading } = useResendVerification({ onSent: () => setSent(true) });
  if (!shown) return null;

  function dismiss() {
    inTab.set(REMINDER_DISMISSED, 'yes');
    setShown(false);
  }

  return (
    <section aria-label="Email verification" className="no-print border-b border-line bg-accent-soft text-sm">
      <div className="flex max-w-280 items-center gap-x-1 px-4 sm:gap-x-4 py-1.5 sm:px-6">
        <p className="min-w-0 flex-1">
          {sent ? 'The link is on its way. Check your inbox.' : 'Please verify your email address'}
          {!sent && <span className="max-sm:sr-only">, so that deadlines and reminders reach you</span>}
          {!sent && '.'}
        </p>
        {!sent && (
          <button
            type="button"
            disabled={loading}
            onClick={resend}
            className="rounded-control px-2 py-1 pointer-coarse:min-h-11 font-medium text-accent underline-offset-4 hover:underline disabled:opacity-55"
          >
            {loading ? 'Sending...' : 'Resend'}
          </button>
        )}
        <button
          type="button"
          aria-label="Dismiss"
          onClick={dismiss}
          className="size-8 rounded-control pointer-coarse:size-11 text-lg leading-none text-muted hover:text-ink"
        >
          ×
        </button>
      </div>
    </section>
  );
}
