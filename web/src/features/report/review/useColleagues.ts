import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.ts';
import type { Colleague } from './reviewSide.ts';

const Colleagues = graphql(`
  query Colleagues {
    organisation {
      id
      members {
        id
        username
        role
        you
      }
    }
  }
`);

/** Who is in the organisation, oneself included; undefined until that is known. */
export function useColleagues(): readonly Colleague[] | undefined {
  return useQuery(Colleagues).data?.organisation.members;
}
