import { graphql } from '../../gql/gql.ts';

/**
 * Finds the systems that match all words. If some words name a kind ("report"), it also finds those that match the other words. Includes
 * their reports and documents.
 */
export const findQuery = graphql(`
  query Find($words: String!, $others: String!, $namesKind: Boolean!) {
    byAll: systemRegister(filter: { search: $words }, first: 6) {
      ...Found_register
    }
    byOthers: systemRegister(filter: { search: $others }, first: 6) @include(if: $namesKind) {
      ...Found_register
    }
  }
`);

export const foundFragment = graphql(`
  fragment Found_register on SystemRegister {
    systems {
      id
      name
      jurisdiction
      results {
        jurisdiction
        latestAssessment {
          id
          class
          completedAt
          assessment {
            id
            documents {
              id
              type
              title
              state
            }
          }
        }
      }
    }
  }
`);
