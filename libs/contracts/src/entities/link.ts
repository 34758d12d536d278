import { MAX_LABEL_LENGTH, MAX_MESSAGE_LENGTH } from '../limits.ts';
import { fieldsOf, type ValueOf } from './field.ts';

/** The input of a link's creator. */
export const linkFields = fieldsOf({
  label: { kind: 'line', label: 'For', longest: MAX_LABEL_LENGTH, help: 'For whom it is made', in: ['create', 'rest'] },
  message: {
    kind: 'text',
    label: 'Message',
    longest: MAX_MESSAGE_LENGTH,
    help: 'What they are told when they open it',
    in: ['create', 'rest'],
  },
});

export type LinkFields = { [Name in keyof typeof linkFields]: ValueOf<(typeof linkFields)[Name]> };
