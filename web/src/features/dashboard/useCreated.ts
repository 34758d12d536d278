import { useFragment } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { type FragmentType, makeFragmentData } from '../../gql/fragment-masking.ts';
import { type Jurisdiction, type SystemRow_SystemFragment, SystemRow_SystemFragmentDoc } from '../../gql/graphql.ts';

type Row = { id: string } & FragmentType<typeof SystemRow_SystemFragmentDoc>;

/**
 * The systems created on this visit of the page, newest first, shown before all others in any view. They are read from where the mutation
 * cached them, because the page of the list may not contain them.
 */
export function useCreated(jurisdiction: Jurisdiction) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const from = useMemo(() => ids.map(id => `AiSystem:${id}:${jurisdiction}`), [ids, jurisdiction]);
  const { data } = useFragment({ fragment: SystemRow_SystemFragmentDoc, fragmentName: 'SystemRow_system', from });
  const created: readonly SystemRow_SystemFragment[] = (data as unknown[]).filter(isCached);
  return {
    isEmpty: created.length === 0,
    add: (id: string) => setIds(before => [id, ...before]),
    before: (listed: readonly Row[]): Row[] => [
      ...created.map(system => ({ id: system.id, ...makeFragmentData(system, SystemRow_SystemFragmentDoc) })),
      ...listed.filter(({ id }) => !created.some(system => system.id === id)),
    ],
  };
}

/** A system that was deleted again has left nothing in the cache. */
const isCached = (system: unknown): system is SystemRow_SystemFragment =>
  typeof system === 'object' && system !== null && 'id' in system;
