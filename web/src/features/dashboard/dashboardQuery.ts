import { graphql } from '../../gql/gql.ts';

/** As the query has it. */
export const SYSTEMS_A_PAGE = 200;

/** What the list is counted, filtered, searched and sorted by, in addition to what its rows draw. */
export const dashboardQuery = graphql(`
  query Dashboard($jurisdiction: Jurisdiction!, $after: ID) {
    systems(jurisdiction: $jurisdiction, first: 200, after: $after) {
      id
      name
      description
      systemType
      latestAssessment {
        id
        riskLevel
        scored
        completedAt
      }
      owner {
        id
      }
      ...SystemRow_system
    }
    nextDays(jurisdiction: $jurisdiction, first: 3) {
      ...NextDays_day
    }
  }
`);
