import { choice, day, line, text } from './fact.ts';
import { systemStatuses } from './systemStatuses.ts';

export const identityFacts = [
  line('version', 'Version', 'The version of the system in use', 'Annex IV(1)(a)'),
  choice(
    systemStatuses,
    'status',
    'Status',
    'Whether the system is not yet in use, on trial, on the market or in service, or retired',
    'Annex VIII, Section A(7)',
  ),
  day(
    'endDay',
    'Retired since',
    'For a retired system: the first date on which it was no longer on the market or in service',
    'Art. 18',
  ),
  line('department', 'Department', 'The department responsible for the system', 'Art. 17(1)(m)'),
  line(
    'seniorOwner',
    'Senior responsible owner',
    'The job title of the person responsible for the system, without a name',
    'Art. 17(1)(m)',
  ),
  line(
    'reference',
    'Your reference',
    'Your own number or code for the system, unique in the organisation',
    'Annex VIII, Section A(4)',
  ),
  text(
    'contact',
    'Contact',
    'A postal address, an email address and a telephone number that people can use',
    'Art. 13(3)(a)',
    'Annex VIII, Section A(1)',
  ),
  line(
    'dataProtectionOfficer',
    'Data protection officer',
    'Name and contact details, or "none appointed"',
    'GDPR Art. 13(1)(b)',
    'UK GDPR Art. 13(1)(b)',
  ),
  day('nextReview', 'Next review', 'The date of the next review', 'Art. 9(2)'),
  text(
    'reviewTriggers',
    'Triggers for an earlier review',
    'Events that trigger a review: a substantial change, a serious incident, a new purpose, a change in the law',
    'Art. 9(2)',
  ),
] as const;
