import { useQuery } from '@apollo/client/react';
import { apollo } from '../../client/apollo.ts';
import { useKept } from '../../client/useKept.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../account/useRefusal.ts';

const LogAccess = graphql(`
  query LogAccess {
    organisation {
      id
      canReadLog
    }
  }
`);

/** Whether the signed-in user may read the organisation's log; undefined until known. Owners and managers always may. */
export function useLogAccess() {
  const isManager = !useRefusal('manage');
  const { data, error } = useQuery(LogAccess, {
    // The finder also appears on pages without a GraphQL client.
    client: apollo,
    skip: isManager,
    ...useKept(LogAccess),
  });
  return { isOpen: isManager || data?.organisation.canReadLog, error };
}
