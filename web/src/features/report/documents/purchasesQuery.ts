import { graphql } from '../../../gql/gql.ts';

export const purchasesQuery = graphql(`
  query DocumentPurchases($assessmentId: ID!) {
    documentPurchases(assessmentId: $assessmentId) {
      id
      documentType
      ...DocumentRow_purchase
    }
  }
`);
