import type { ApolloCache } from '@apollo/client';

/** The cache ids that a system can have: one per law for the lists, and one without a law for everything else. */
const copiesOf = (id: string) => ['', ':EU', ':UK'].map(law => `AiSystem:${id}${law}`);

/** Writes what was changed of a system wherever the cache has it: its name and its people are the same under either law. */
export function updateCachedSystem(cache: ApolloCache, id: string, changed: Readonly<Record<string, unknown>>): void {
  const stored = (value: unknown) => {
    const entity = isObject(value) && cache.identify(value);
    return entity ? { __ref: entity } : value;
  };
  const fields = Object.fromEntries(Object.entries(changed).map(([field, value]) => [field, () => stored(value)]));
  for (const copy of copiesOf(id)) cache.modify({ id: copy, fields });
}

const isObject = (value: unknown): value is { __typename?: string } => typeof value === 'object' && value !== null;

/** Adds the law under which an assessment of a system has begun wherever the cache has the system; the lists are asked for again. */
export function joinList(cache: ApolloCache, id: string, jurisdiction: 'EU' | 'UK', openAssessmentId: string): void {
  const joined = { __typename: 'SystemResult', jurisdiction, latestAssessment: null, openAssessmentId };
  const results = (stored: unknown) => [...(Array.isArray(stored) ? stored : []), joined];
  for (const copy of copiesOf(id)) cache.modify({ id: copy, fields: { results } });
  evictLists(cache);
}

/** After what a law had of a system may be gone: how it stands under each is asked for again. */
export function evictResults(cache: ApolloCache, id: string): void {
  for (const copy of copiesOf(id)) cache.evict({ id: copy, fieldName: 'results' });
}

/** After what is recorded about a system was changed elsewhere: its own pages ask again. */
export function evictRecord(cache: ApolloCache, id: string): void {
  for (const copy of copiesOf(id))
    for (const fieldName of ['facts', 'suppliedFacts', 'owner', 'ownerId'])
      cache.evict({ id: copy, fieldName, broadcast: false });
}

/** Removes a system wherever the cache has it. */
export function evictCopies(cache: ApolloCache, id: string): void {
  for (const copy of copiesOf(id)) cache.evict({ id: copy });
  evictLists(cache);
  cache.gc();
}

/** Has the lists of systems counted and sorted again by the server, where they are on screen and when they are next opened. */
export function evictLists(cache: ApolloCache): void {
  for (const fieldName of ['systemLedger', 'systemRegister']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
