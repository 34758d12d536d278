import { graphql } from '../../gql/gql.ts';

/** Asked after a file came, went or changed: both the list and the checklist count it. */
export const evidenceQuery = graphql(`
  query EvidenceNow($id: ID!) {
    assessment(id: $id) {
      id
      keptSince
      evidence {
        ...EvidenceRow_evidence
        id
        supports
        standing
        questionId
        asOf
      }
      storage {
        ...StorageNote_storage
      }
      qms {
        ...QmsSection_qms
        id
      }
    }
  }
`);
