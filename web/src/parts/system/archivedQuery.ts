import { graphql } from '../../gql/gql.ts';

/** The archived systems of the organisation, which are deleted with it. */
export const archivedQuery = graphql(`
  query ArchivedSystems {
    systems(archived: true, first: 1000) {
      id
      jurisdiction
      name
      heldUntil
    }
  }
`);
