import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useEffect, useMemo } from 'react';
import { isUnchanged, recordAsked, watchChangesElsewhere } from './changes.ts';

/**
 * How a page reads what it may have read before: from the cache, without asking, unless something may have changed since. Then the
 * cache is shown at once, and brought up to date.
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
