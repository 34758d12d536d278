import { graphql } from '../../gql/gql.ts';

/** One page of the list with its totals, and the user's open items under its law. */
export const dashboardQuery = graphql(`
  query Dashboard(
    $jurisdiction: Jurisdiction!
    $filter: SystemFilter
    $sort: SystemSort!
    $reversed: Boolean!
    $first: Int!
    $skip: Int!
  ) {
    systemLedger(
      jurisdiction: $jurisdiction
      filter: $filter
      sort: $sort
      reversed: $reversed
      first: $first
      skip: $skip
    ) {
      counts {
        all
        high
        medium
        low
        notAssessed
      }
      types
      matchCount
      systems {
        id
        ...SystemRow_system
      }
    }
    actionCounts(jurisdiction: $jurisdiction) {
      overdue
    }
    reportsForReview(jurisdiction: $jurisdiction) {
      toReview
      sentBack
    }
    documentsForReview(jurisdiction: $jurisdiction) {
      toReview {
        reportId
        type
      }
      sentBack {
        reportId
        type
      }
    }
    evidenceDates(first: 100, jurisdiction: $jurisdiction) {
      id
      validUntil
    }
    answeredRequests(jurisdiction: $jurisdiction)
    lawChanges {
      open(jurisdiction: $jurisdiction)
    }
  }
`);
