import { graphql } from '../../../gql/gql.ts';

export const activityLogQuery = graphql(`
  query ActivityLog {
    activityLog {
      entries
      first
      last {
        id
        hash
      }
      retentionDays
      actions
    }
  }
`);
