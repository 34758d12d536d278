import { graphql } from '../../gql/gql.ts';

/** Unlinks a file from one of its targets. */
export const unlinkMutation = graphql(`
  mutation UnlinkEvidence($id: ID!, $linkId: ID!) {
    unlinkEvidence(id: $id, linkId: $linkId) {
      id
      links {
        linkId
      }
    }
  }
`);
