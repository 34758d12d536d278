import type { ApolloCache } from '@apollo/client';

/** Evicts facts after the organisation has changed them: assessments in progress use the new ones. */
export function evictUsedFacts(cache: ApolloCache): void {
  for (const [id, { __typename, status } = {}] of Object.entries(cache.extract() as Record<string, Entity>))
    if (__typename === 'Assessment' && status !== 'completed')
      for (const fieldName of ['organisationAnswers', 'organisationTurnover']) cache.evict({ id, fieldName });
}

type Entity = { __typename?: string; status?: string } | undefined;
