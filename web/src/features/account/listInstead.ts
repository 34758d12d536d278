import type { ApolloCache } from '@apollo/client';

/** Puts the list that a mutation answered with in place of the one that the page was drawn from. */
export function listInstead(
  cache: ApolloCache,
  field: 'sessions' | 'passkeys' | 'apiTokens' | 'signInIdentities',
  left: readonly { __typename?: string; id: string }[],
): void {
  cache.modify({ fields: { [field]: () => left.map(item => ({ __ref: cache.identify(item) })) } });
}
