import type { ApolloCache } from '@apollo/client';

/** The possible cache ids of a system: one per law for the lists, and one without a law for everything else. */
const copiesOf = (id: string) => ['', ':EU', ':UK'].map(law => `AiSystem:${id}${law}`);

/** Updates every cached copy of a system. Its name and its people are the same under either law. */
export function updateCachedSystem(cache: ApolloCache, id: string, changed: Readonly<Record<string, unknown>>): void {
  const stored = (value: unknown) => {
    const entity = isObject(value) && cache.identify(value);
    return entity ? { __ref: entity } : value;
  };
  const fields = Object.fromEntries(Object.entries(changed).map(([field, value]) => [field, () => stored(value)]));
  for (const copy of copiesOf(id)) cache.modify({ id: copy, fields });
}

const isObject = (value: unknown): value is { __typename?: string } => typeof value === 'object' && value !== null;

/** Adds the law of a newly started assessment to every cached copy of its system. The lists are requested again. */
export function joinList(cache: ApolloCache, id: string, jurisdiction: 'EU' | 'UK', openAssessmentId: string): void {
  const joined = { __typename: 'SystemResult', jurisdiction, latestAssessment: null, openAssessmentId };
  const results = (stored: unknown) => [...(Array.isArray(stored) ? stored : []), joined];
  for (const copy of copiesOf(id)) cache.modify({ id: copy, fields: { results } });
  evictLists(cache);
}

/** Evicts a system's results under each law after some may have been deleted; they are requested again. */
export function evictResults(cache: ApolloCache, id: string): void {
  for (const copy of copiesOf(id)) cache.evict({ id: copy, fieldName: 'results' });
}

/** Evicts a system's facts after a change elsewhere; its own pages request them again. */
export function evictRecord(cache: ApolloCache, id: string): void {
  for (const copy of copiesOf(id))
    for (const fieldName of ['facts', 'suppliedFacts', 'owner', 'ownerId'])
      cache.evict({ id: copy, fieldName, broadcast: false });
}

/** Evicts every cached copy of a system. */
export function evictCopies(cache: ApolloCache, id: string): void {
  for (const copy of copiesOf(id)) cache.evict({ id: copy });
  evictLists(cache);
  cache.gc();
}

/** Evicts the lists of systems, so that the server counts and sorts them again: those on screen now, the others when next opened. */
export function evictLists(cache: ApolloCache): void {
  for (const fieldName of ['systemLedger', 'systemRegister']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
