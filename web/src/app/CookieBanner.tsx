import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';
import { onDevice } from '../ui/siteData.ts';

const CONSENT = 'cookieConsent';
const DELAY = 1000;

/** Asks once; the choice is stored on this device. Closing the banner hides it only for now. */
export function CookieBanner() {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (onDevice.get(CONSENT)) return;
    const timer = setTimeout(() => setShown(true), DELAY);
    return () => clearTimeout(timer);
  }, []);

  function choose(choice: 'accepted' | 'declined') {
    onDevice.set(CONSENT, choice);
    setShown(false);
  }

  return (
    shown && (
      <section
        aria-label="Cookies"
        className="no-print animate-[appear_150ms_linear] fixed inset-x-4 bottom-4 z-30 max-h-[45dvh] overflow-y-auto rounded-card border border-line bg-raised p-4 pr-12 shadow-float
          sm:right-auto sm:max-w-115"
      >
        <p className="text-sm text-muted">
          Two cookies keep you signed in and recognise this browser at the next sign-in. Anything else requires your
          consent.{' '}
          <Link to="/privacy#cookies" className="text-ink underline underline-offset-4">
            Privacy notice
          </Link>
        </p>
        <div className="mt-3 flex gap-2">
          <Button size="small" look="primary" onClick={() => choose('accepted')}>
            Accept All
          </Button>
          <Button size="small" onClick={() => choose('declined')}>
            Decline
          </Button>
        </div>
        <button
          type="button"
          aria-label="Close"
          onClick={() => setShown(false)}
          className="absolute top-2 right-2 size-8 rounded-control pointer-coarse:size-11 text-lg leading-none text-muted hover:text-ink"
        >
          ×
        </button>
      </section>
    )
  );
}
