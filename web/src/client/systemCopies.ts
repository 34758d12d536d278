import type { ApolloCache } from '@apollo/client';

/** Where the cache may have a system: as the list of either law shows it, and as others name it. */
const copiesOf = (id: string) => ['', ':EU', ':UK'].map(law => `AiSystem:${id}${law}`);

/** Writes what was changed of a system wherever the cache has it: its name is the same under either law. */
export function changeCopies(cache: ApolloCache, id: string, changed: Readonly<Record<string, unknown>>): void {
  const fields = Object.fromEntries(Object.entries(changed).map(([field, value]) => [field, () => value]));
  for (const copy of copiesOf(id)) cache.modify({ id: copy, fields });
}

/** Removes a system wherever the cache has it. */
export function evictCopies(cache: ApolloCache, id: string): void {
  for (const copy of copiesOf(id)) cache.evict({ id: copy });
  cache.gc();
}
