import type { ApolloCache } from '@apollo/client';

/** The server has ended sessions besides what was asked: the list is asked for again. */
export const forgetSessions = (cache: ApolloCache): void => void cache.evict({ fieldName: 'sessions' });
