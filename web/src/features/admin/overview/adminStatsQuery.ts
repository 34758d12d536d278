import { graphql } from '../../../gql/gql.ts';

/** Actions on accounts change the figures: they ask for them again. */
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
