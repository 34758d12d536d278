import { Component, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';

type Props = { children: ReactNode };

/** What a person sees when a screen breaks or cannot be fetched. React knows error boundaries as classes only. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}
