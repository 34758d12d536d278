import { graphql } from '../../gql/gql.ts';

/** One page of the list, what the whole of it comes to, and what is due now and next under its law. */
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
      open
      doing
      overdue
    }
    lawChanges {
      open(jurisdiction: $jurisdiction)
    }
    nextDays(jurisdiction: $jurisdiction, first: 3) {
      ...Deadlines_day
    }
    evidenceDates(first: 3, jurisdiction: $jurisdiction) {
      ...Deadlines_evidence
    }
    actionDates(first: 3, jurisdiction: $jurisdiction) {
      ...Deadlines_action
    }
    reviewDates(first: 3, jurisdiction: $jurisdiction) {
      ...Deadlines_review
    }
    organisation {
      id
      reassessments(first: 3, jurisdiction: $jurisdiction) {
        ...Deadlines_reassessment
      }
    }
  }
`);
