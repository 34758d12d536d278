import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { apollo } from '../client/apollo.ts';
import { TooltipProvider } from '../ui/Tooltip.tsx';

/** What the screens behind the public pages stand on. Fetched with the first of them. */
export function ClientLayer({ children }: { children: ReactNode }) {
  return (
    <ApolloProvider client={apollo}>
      <TooltipProvider>{children}</TooltipProvider>
    </ApolloProvider>
  );
}
