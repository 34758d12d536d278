import type { ApolloCache } from '@apollo/client';

/**
 * Requests the list of sessions again, because the server has ended some. Not after a refusal: the response to this attempt might be
 * taken for the sessions after the next one.
 */
export const forgetSessions = (cache: ApolloCache, { data }: { data?: unknown }): void =>
  void (data && cache.evict({ fieldName: 'sessions' }));

/** Replaces the list that the page shows with the one in a mutation's response. */
export function listInstead(
  cache: ApolloCache,
  field: 'sessions' | 'passkeys' | 'apiTokens' | 'signInIdentities',
  left: readonly { __typename?: string; id: string }[],
): void {
  cache.modify({ fields: { [field]: () => left.map(item => ({ __ref: cache.identify(item) })) } });
}
