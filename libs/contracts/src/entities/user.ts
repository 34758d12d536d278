import { MAX_EMAIL_LENGTH, MAX_FULL_NAME_LENGTH, MAX_NAME_LENGTH } from '../limits.ts';
import { fieldsOf, type ValueOf } from './field.ts';

/** An account's fields, in the order of files. Fields for identity only are in its store. */
export const userFields = fieldsOf({
  username: {
    kind: 'line',
    label: 'Username',
    longest: MAX_EMAIL_LENGTH,
    required: true,
    in: ['rest', 'event', 'administration'],
  },
  // For the organisation's work; the administration knows users by their usernames.
  fullName: { kind: 'line', label: 'Full name', longest: MAX_FULL_NAME_LENGTH, in: ['change', 'rest', 'event'] },
  email: {
    kind: 'line',
    label: 'Email',
    longest: MAX_EMAIL_LENGTH,
    required: true,
    in: ['rest', 'event', 'administration'],
  },
  // These two belong to the user's organisation.
  companyName: { kind: 'line', label: 'Company', longest: MAX_NAME_LENGTH, in: ['rest', 'event', 'administration'] },
  jurisdiction: { kind: 'law', label: 'Law', longest: 10, in: ['rest', 'event', 'administration'] },
  // `pending` means waiting for approval, which this release does not use.
  status: {
    kind: 'choice',
    label: 'Status',
    options: ['active', 'suspended', 'pending'],
    required: true,
    in: ['event', 'administration'],
  },
  isEmailVerified: { kind: 'flag', label: 'Email verified', in: ['rest', 'event', 'administration'] },
  isAdmin: { kind: 'flag', label: 'Administrator', in: ['rest', 'event', 'administration'] },
});

export type UserFields = { [Name in keyof typeof userFields]: ValueOf<(typeof userFields)[Name]> };
