import { MAX_NAME_LENGTH, MAX_REASSESS_MONTHS } from '../limits.ts';
import { fieldsOf, type ValueOf } from './field.ts';

/** How an organisation is set up. What it answers once for all of its systems is in `OrganisationFacts`. */
export const organisationFields = fieldsOf({
  // In inputs and answers `name`, which the longest-standing owner's username takes the place of.
  companyName: { kind: 'line', label: 'Name', longest: MAX_NAME_LENGTH, in: ['event'] },
  // Whose rules apply first.
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
    help: "Whether approvers may not read the organisation's log, which is open to them otherwise",
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
    label: 'Look again after',
    most: MAX_REASSESS_MONTHS,
    help: 'After how many months a result should be looked at again; null: no interval',
    in: ['change', 'rest', 'event'],
  },
});

export type OrganisationFields = {
  [Name in keyof typeof organisationFields]: ValueOf<(typeof organisationFields)[Name]>;
};
