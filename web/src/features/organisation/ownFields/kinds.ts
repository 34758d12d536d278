import type { OwnFieldKind } from '../../../gql/graphql.ts';

export const kinds: Record<OwnFieldKind, string> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'Choice',
  link: 'Link',
};
