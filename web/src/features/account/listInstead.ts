import type { ApolloCache } from '@apollo/client';

/** Replaces the list that the page shows with the one in a mutation's response. */
export function listInstead(
  cache: ApolloCache,
  field: 'sessions' | 'passkeys' | 'apiTokens' | 'signInIdentities',
  left: readonly { __typename?: string; id: string }[],
): void {
  cache.modify({ fields: { [field]: () => left.map(item => ({ __ref: cache.identify(item) })) } });
}
