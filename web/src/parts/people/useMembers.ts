import { useQuery } from '@apollo/client/react';
import { useKept } from '../../client/useKept.ts';
import { graphql } from '../../gql/gql.ts';

const Members = graphql(`
  query Members {
    organisation {
      id
      onlyApproved
      members {
        id
        username
        fullName
        role
        you
      }
    }
  }
`);

/**
 * The members of the organisation, including the user, and whether only approved content may be shared.
 * @param asked false if no members are needed; then, and until they are loaded, the list is empty
 */
export function useMembers(asked = true) {
  const { data, error } = useQuery(Members, {
    skip: !asked,
    ...useKept(Members),
  });
  return { members: data?.organisation.members, onlyApproved: data?.organisation.onlyApproved, error };
}
