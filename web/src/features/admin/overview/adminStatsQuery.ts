import { graphql } from '../../../gql/gql.ts';

/** Actions on accounts change these figures and request them again. */
export const adminStatsQuery = graphql(`
  query AdminStats {
    adminStats {
      totalUsers
      verifiedUsers
      activeUsers
      totalAssessments
      recentRegistrations
    }
  }
`);
