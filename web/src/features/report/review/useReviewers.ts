import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.ts';
import { useIsShared } from '../../../parts/people/useIsShared.ts';
import type { Colleague } from './reviewSide.ts';

const Reviewers = graphql(`
  query Reviewers {
    organisation {
      id
      onlyApproved
      members {
        id
        username
        role
        you
      }
    }
  }
`);

/**
 * Who is in the organisation, oneself included, and whether only what is approved may leave it; undefined until that is known, and for
 * somebody alone, who has nobody to ask.
 */
export function useReviewers(): { members: readonly Colleague[]; onlyApproved: boolean } | undefined {
  return useQuery(Reviewers, { skip: !useIsShared() }).data?.organisation;
}
