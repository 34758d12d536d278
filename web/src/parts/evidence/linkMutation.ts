import { graphql } from '../../gql/gql.ts';

/** Says that a file proves one more thing. */
export const linkMutation = graphql(`
  mutation LinkEvidence($input: LinkEvidenceInput!) {
    linkEvidence(input: $input) {
      linkId
      isNew
    }
  }
`);
