import { graphql } from '../../gql/gql.ts';

/** One page of the list, what the whole of it comes to, and the next days of the law. */
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
    actionCounts {
      open
      doing
      overdue
    }
    lawChanges {
      open
    }
    nextDays(jurisdiction: $jurisdiction, first: 3) {
      ...NextDays_day
    }
  }
`);
