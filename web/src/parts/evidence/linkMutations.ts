import { graphql } from '../../gql/gql.ts';

/** Links a file to one more target that it proves. */
export const linkMutation = graphql(`
  mutation LinkEvidence($input: LinkEvidenceInput!) {
    linkEvidence(input: $input) {
      linkId
      isNew
    }
  }
`);

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
