import { MAX_LABEL_LENGTH, MAX_MESSAGE_LENGTH } from '../limits.ts';
import { fieldsOf, type ValueOf } from './field.ts';

/** The input of a link's creator. */
export const linkFields = fieldsOf({
  label: {
    kind: 'line',
    label: 'Recipient',
    longest: MAX_LABEL_LENGTH,
    help: 'The person or company that the link is for',
    in: ['create', 'rest'],
  },
  message: {
    kind: 'text',
    label: 'Message',
    longest: MAX_MESSAGE_LENGTH,
    help: 'Shown to recipients when they open the link',
    in: ['create', 'rest'],
  },
});

export type LinkFields = { [Name in keyof typeof linkFields]: ValueOf<(typeof linkFields)[Name]> };
