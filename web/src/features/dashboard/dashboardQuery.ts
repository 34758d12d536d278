import { graphql } from '../../gql/gql.ts';

/** What the list is counted, filtered, searched and sorted by, in addition to what its rows draw. */
export const dashboardQuery = graphql(`
  query Dashboard($jurisdiction: Jurisdiction!) {
    systems(jurisdiction: $jurisdiction) {
      id
      name
      description
      systemType
      latestAssessment {
        id
        riskLevel
        completedAt
      }
      ...SystemRow_system
    }
  }
`);
