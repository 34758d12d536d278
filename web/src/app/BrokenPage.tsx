import { useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { PageState } from '../ui/PageState.tsx';
import { useOnline } from './useOnline.ts';

const loadAgain = () => window.location.reload();

/** In place of a page that broke, or that could not be fetched because the connection was gone. */
export function BrokenPage() {
  const online = useOnline();
  const [wasOffline] = useState(!online);
  useEffect(() => {
    if (wasOffline && online) loadAgain();
  }, [wasOffline, online]);

  if (!online) {
    return (
      <PageState
        title="You are offline"
        text="This page is not on your device yet. It loads by itself as soon as you are connected again."
      >
        <Button look="primary" onClick={() => window.history.back()}>
          Go back
        </Button>
      </PageState>
    );
  }
  return (
    <PageState
      title="This page could not be shown"
      text="What you have saved is kept. Load the page again, or go back to where you came from."
    >
      <Button look="primary" onClick={loadAgain}>
        Load again
      </Button>
      <Button onClick={() => window.location.assign('/')}>Go to the start page</Button>
    </PageState>
  );
}
