import { graphql } from '../../../gql/gql.ts';

/** Requested again after a payment. Billing then checks with the provider, and the page shows the current state. */
export const purchasesQuery = graphql(`
  query DocumentPurchases($assessmentId: ID!) {
    documentPurchases(assessmentId: $assessmentId) {
      ...DocumentSection_purchase
    }
  }
`);
