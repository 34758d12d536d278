import { ApolloProvider } from '@apollo/client/react';
import { apollo } from '../client/apollo.ts';
import { NotificationBell } from './NotificationBell.tsx';
import { useRailCounts } from './useRailCounts.ts';

/** The part of the rail that asks the server, for counts and notifications; fetched after the page. */
export function RailBell({ onNews }: { onNews: (said: string) => void }) {
  useRailCounts();
  return (
    <ApolloProvider client={apollo}>
      <NotificationBell onNews={onNews} />
    </ApolloProvider>
  );
}
