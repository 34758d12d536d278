import { graphql } from '../../gql/gql.ts';

export const dashboardQuery = graphql(`
  query Dashboard($jurisdiction: Jurisdiction!) {
    systems(jurisdiction: $jurisdiction) {
      id
      latestAssessment {
        id
        riskLevel
      }
      ...SystemRow_system
    }
  }
`);
