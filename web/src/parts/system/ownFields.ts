import { graphql } from '../../gql/gql.ts';
import type { OwnFieldsQuery } from '../../gql/graphql.ts';

/** The fields that the organisation has added to what is recorded about its systems. */
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
