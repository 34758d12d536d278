import type { OwnFieldKind } from '../../../gql/graphql.ts';

/** The kinds of own fields, in words. */
export const kinds: Record<OwnFieldKind, string> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'Choice',
  link: 'Link',
};
