import { graphql } from '../../../gql/gql.ts';

/** Asked again after a payment: billing then looks at the provider's books, and the page mends itself. */
export const purchasesQuery = graphql(`
  query DocumentPurchases($assessmentId: ID!) {
    documentPurchases(assessmentId: $assessmentId) {
      ...DocumentSection_purchase
    }
  }
`);
