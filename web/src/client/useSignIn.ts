import { useApolloClient } from '@apollo/client/react';
import { type SessionUser, signIn } from './session.ts';

/** Makes somebody the current user; what the previous one had loaded is forgotten first. */
export function useSignIn(): (user: SessionUser) => Promise<void> {
  const client = useApolloClient();
  return async user => {
    await client.clearStore();
    signIn(user);
  };
}
