import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';

const Members = graphql(`
  query Members {
    organisation {
      id
      members {
        id
        username
        you
      }
    }
  }
`);

/** Who is in the organisation, to be chosen from; undefined until it is known. */
export function useMembers() {
  const { data, error } = useQuery(Members, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  return { members: data?.organisation.members, error };
}
