import { MAX_NAME_LENGTH, MAX_REASSESS_MONTHS } from '../limits.ts';
import { fieldsOf, type ValueOf } from './field.ts';

/** The settings of an organisation. Its answers for all of its systems are in `OrganisationFacts`. */
export const organisationFields = fieldsOf({
  // `name` in inputs and responses, where the longest-standing owner's username replaces a missing one.
  companyName: { kind: 'line', label: 'Name', longest: MAX_NAME_LENGTH, in: ['event'] },
  // The law that applies by default.
  jurisdiction: { kind: 'law', label: 'Law', longest: 10, in: ['event'] },
  onlyApproved: {
    kind: 'flag',
    label: 'Approved only',
    help: 'Whether only approved reports and documents may be shared or go into audit bundles',
    in: ['change', 'rest', 'event'],
  },
  logHiddenFromApprovers: {
    kind: 'flag',
    label: 'Log hidden from approvers',
    help: 'Whether the organisation’s log is hidden from approvers, who can read it by default',
    in: ['change', 'rest', 'event'],
  },
  logShownToReaders: {
    kind: 'flag',
    label: 'Log shown to readers',
    help: "Whether readers may read the organisation's log",
    in: ['change', 'rest', 'event'],
  },
  reassessMonths: {
    kind: 'count',
    label: 'Reassess after',
    most: MAX_REASSESS_MONTHS,
    help: 'The number of months after which a result should be reassessed; null: no interval',
    in: ['change', 'rest', 'event'],
  },
});

export type OrganisationFields = {
  [Name in keyof typeof organisationFields]: ValueOf<(typeof organisationFields)[Name]>;
};
