import { graphql } from '../../gql/gql.ts';

export const organisationLogQuery = graphql(`
  query OrganisationLog($after: String, $filter: ActivityFilter) {
    organisationLog(first: 50, after: $after, filter: $filter) {
      entries {
        id
        ...LogEntry_entry
      }
      next
      length
      last {
        id
        hash
      }
      actions
    }
  }
`);
