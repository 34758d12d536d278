import type { ApolloCache } from '@apollo/client';

/**
 * The server has ended sessions besides what was asked: the list is asked for again. Not after a refusal, or the next
 * attempt's sessions might still be told by the answer to this one.
 */
export const forgetSessions = (cache: ApolloCache, { data }: { data?: unknown }): void =>
  void (data && cache.evict({ fieldName: 'sessions' }));
