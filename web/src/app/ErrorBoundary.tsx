import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { PageState } from '../ui/PageState.tsx';

type Props = { children: ReactNode };

/** What a person sees when a screen breaks or cannot be fetched. React knows error boundaries as classes only. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <PageState
        title="This page could not be shown"
        text="What you have saved is kept. Load the page again, or go back to where you came from."
      >
        <Button look="primary" onClick={() => window.location.reload()}>
          Load again
        </Button>
        <Button onClick={() => window.location.assign('/')}>Go to the start page</Button>
      </PageState>
    );
  }
}
