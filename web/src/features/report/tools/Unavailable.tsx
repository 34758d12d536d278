import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';

/** Requested again after 1.5 s, then 3 s, 6 s, … */
const SOON_MS = 1_500;
const MAX_TRIES = 6;

/** Shows that data of another service is not ready yet, and then requests it again, or that it cannot be read now. */
export function Unavailable({ what, preparing }: { what: string; preparing: boolean }) {
  const client = useApolloClient();
  const [asking, setAsking] = useState(false);
  const [tries, setTries] = useState(0);

  async function again() {
    setAsking(true);
    await client.refetchQueries({ include: 'active' }).catch(() => {});
    setAsking(false);
  }

  useEffect(() => {
    if (!preparing || tries === MAX_TRIES) return;
    const ask = () => client.refetchQueries({ include: 'active' }).catch(() => {});
    const timer = setTimeout(() => ask().then(() => setTries(tries + 1)), SOON_MS * 2 ** tries);
    return () => clearTimeout(timer);
  }, [client, preparing, tries]);

  return (
    <div className="mt-4 flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-5 text-sm">
      <p className="flex-1">
        {what} {preparing ? 'are being prepared.' : 'cannot be shown at the moment. They are safe.'}
      </p>
      <Button size="small" disabled={asking} onClick={again}>
        Try Again
      </Button>
    </div>
  );
}
