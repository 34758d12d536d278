import { graphql } from '../../gql/gql.ts';

/** Requested again after a file was added, removed or changed: the list and the checklist both count it. */
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
