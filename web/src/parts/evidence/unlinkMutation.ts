import { graphql } from '../../gql/gql.ts';

/** Takes a file from one of the things that it proves. */
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
