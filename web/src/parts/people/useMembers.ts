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
 * Who is in the organisation, oneself included, and whether only what is approved may leave it.
 * @param asked false where no one need be asked for: then, and until they are known, there are no members
 */
export function useMembers(asked = true) {
  const { data, error } = useQuery(Members, {
    skip: !asked,
    ...useKept(Members),
  });
  return { members: data?.organisation.members, onlyApproved: data?.organisation.onlyApproved, error };
}
