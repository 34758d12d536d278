import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { RoomSystemsQuery } from '../../gql/graphql.ts';

const RoomSystems = graphql(`
  query RoomSystems($jurisdiction: Jurisdiction!, $skip: Int!) {
    systemLedger(jurisdiction: $jurisdiction, sort: name, first: 200, skip: $skip) {
      systems {
        id
        name
        jurisdiction
        latestAssessment {
          id
          riskLevel
          class
          scored
          completedAt
        }
      }
    }
  }
`);

const PAGE = 200;

type Latest = NonNullable<RoomSystemsQuery['systemLedger']['systems'][number]['latestAssessment']>;
export type Listed = { id: string; system: string; jurisdiction: 'EU' | 'UK'; latest: Latest };

/** The latest reports of all systems of the organisation, by law and name. */
export function useReports(isSkipped: boolean) {
  const client = useApolloClient();
  const [reports, setReports] = useState<readonly Listed[]>();
  const [error, setError] = useState<unknown>();
  const load = useCallback(async () => {
    setError(undefined);
    const found: Listed[] = [];
    for (const jurisdiction of ['EU', 'UK'] as const)
      for (let skip = 0, more = true; more; skip += PAGE) {
        const variables = { jurisdiction, skip };
        const { data } = await client.query({ query: RoomSystems, variables, fetchPolicy: 'network-only' });
        const systems = data?.systemLedger.systems ?? [];
        for (const { name, latestAssessment: latest } of systems)
          if (latest) found.push({ id: latest.id, system: name, jurisdiction, latest });
        more = systems.length === PAGE;
      }
    setReports(found);
  }, [client]);
  useEffect(() => {
    if (!isSkipped) load().catch(setError);
  }, [isSkipped, load]);
  return { reports, error, retry: () => void load().catch(setError) };
}
