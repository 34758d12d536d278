import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';

const SOON_MS = 1_500;

/** What another service stores is not known yet (then it is asked again automatically), or cannot be read now. */
export function NotThere({ what, preparing }: { what: string; preparing: boolean }) {
  const client = useApolloClient();
  const [asking, setAsking] = useState(false);

  async function again() {
    setAsking(true);
    await client.refetchQueries({ include: 'active' }).catch(() => {});
    setAsking(false);
  }

  useEffect(() => {
    if (!preparing) return;
    const timer = setTimeout(() => client.refetchQueries({ include: 'active' }).catch(() => {}), SOON_MS);
    return () => clearTimeout(timer);
  }, [client, preparing]);

  return (
    <div className="mt-4 flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-5 text-sm">
      <p className="flex-1">
        {what} {preparing ? 'are being prepared.' : 'cannot be shown at the moment. They are safe.'}
      </p>
      <Button size="small" disabled={asking} onClick={again}>
        Try again
      </Button>
    </div>
  );
}
