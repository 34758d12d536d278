import type { ApolloCache } from '@apollo/client';

/**
 * The server has also ended sessions: the list is asked for again. Not after a refusal, or the answer to this attempt
 * might be taken for the sessions after the next one.
 */
export const forgetSessions = (cache: ApolloCache, { data }: { data?: unknown }): void =>
  void (data && cache.evict({ fieldName: 'sessions' }));
