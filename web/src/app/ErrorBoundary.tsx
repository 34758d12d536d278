import { Component, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { PageState } from '../ui/PageState.tsx';
import { useOnline } from './useOnline.ts';

type Props = { children: ReactNode };

/** The fallback for a screen that breaks or cannot be fetched. React supports error boundaries only as classes. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}

const loadAgain = () => window.location.reload();

/** Replaces a page that broke, or that could not be fetched without a connection. */
function BrokenPage() {
  const online = useOnline();
  const [wasOffline] = useState(!online);
  useEffect(() => {
    if (wasOffline && online) loadAgain();
  }, [wasOffline, online]);

  if (!online) {
    return (
      <PageState
        title="You are offline"
        text="This page is not on your device yet. It will load automatically when you are back online."
      >
        <Button look="primary" onClick={() => window.history.back()}>
          Go Back
        </Button>
      </PageState>
    );
  }
  return (
    <PageState
      title="This page could not be shown"
      text="Your saved data is safe. Reload the page, or go back to the previous page."
    >
      <Button look="primary" onClick={loadAgain}>
        Load Again
      </Button>
      <Button onClick={() => window.location.assign('/')}>Go to the Start Page</Button>
    </PageState>
  );
}
