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
