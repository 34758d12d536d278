import { graphql } from '../../gql/gql.ts';
import type { OwnFieldsQuery } from '../../gql/graphql.ts';

/** The own fields that the organisation has added to the facts about its systems. */
export const ownFieldsQuery = graphql(`
  query OwnFields {
    ownFields {
      name
      label
      kind
      choices
      values
    }
  }
`);

export type OwnField = OwnFieldsQuery['ownFields'][number];
