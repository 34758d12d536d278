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

/** Whether the organisation's log is open to the signed-in person; undefined until it is known. Of owners and managers it always is. */
export function useLogAccess() {
  const isManager = !useRefusal('manage');
  const { data, error } = useQuery(LogAccess, {
    // The finder stands on pages that have no client of their own.
    client: apollo,
    skip: isManager,
    ...useKept(LogAccess),
  });
  return { isOpen: isManager || data?.organisation.canReadLog, error };
}
