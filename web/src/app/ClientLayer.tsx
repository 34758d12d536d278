import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { apollo } from '../client/apollo.ts';

// Fetched beforehand, so that a lost connection can still be reported.
import('../ui/Toaster.tsx').catch(() => {});

/** What the screens behind the public pages stand on. Fetched with the first of them. */
export function ClientLayer({ children }: { children: ReactNode }) {
  return <ApolloProvider client={apollo}>{children}</ApolloProvider>;
}
