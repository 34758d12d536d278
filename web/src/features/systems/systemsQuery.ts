import { graphql } from '../../gql/gql.ts';

/** A page of the list of all systems, and the possible owners. */
export const systemsQuery = graphql(`
  query Systems($filter: RegisterFilter, $sort: RegisterSort!, $reversed: Boolean!, $first: Int!, $skip: Int!) {
    systemRegister(filter: $filter, sort: $sort, reversed: $reversed, first: $first, skip: $skip) {
      all
      matchCount
      systems {
        id
        name
        ...SystemsRow_system
      }
    }
    ownFields {
      name
      label
      kind
      choices
    }
    organisation {
      id
      members {
        id
        username
        fullName
        you
      }
    }
  }
`);
