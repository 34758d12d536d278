import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useEffect, useMemo } from 'react';
import { isUnchanged, recordAsked, watchChangesElsewhere } from './changes.ts';

/**
 * Query options for a page that may have loaded its data before. Reads from the cache without a request, unless something may have
 * changed since. In that case it shows the cache at once and updates it.
 */
export function useKept(query: TypedDocumentNode<unknown, never>, variables: OperationVariables = {}) {
  const question = `${nameOf(query)} ${JSON.stringify(variables)}`;
  const fetchPolicy = useMemo(() => (isUnchanged(question) ? 'cache-first' : 'cache-and-network'), [question]);
  useEffect(() => {
    watchChangesElsewhere();
    if (fetchPolicy === 'cache-and-network') recordAsked(question);
  }, [question, fetchPolicy]);
  return { fetchPolicy, nextFetchPolicy: 'cache-first' } as const;
}

function nameOf({ definitions }: TypedDocumentNode<unknown, never>): string {
  return definitions.map(one => (one.kind === 'OperationDefinition' ? (one.name?.value ?? '') : '')).join('');
}
