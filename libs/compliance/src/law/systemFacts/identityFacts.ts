import { choice, day, line, text } from './fact.ts';
import { systemStatuses } from './systemStatuses.ts';

export const identityFacts = [
  line('version', 'Version', 'The version of the system in use', 'Annex IV(1)(a)'),
  choice(
    systemStatuses,
    'status',
    'Status',
    'Not yet in use, on trial, on the market or in service, or no longer so',
    'Annex VIII, Section A(7)',
  ),
  day(
    'endDay',
    'Retired since',
    'The first day on which it was no longer on the market or in service; only for a retired system',
    'Art. 18',
  ),
  line('department', 'Department', 'The department that answers for it', 'Art. 17(1)(m)'),
  line(
    'seniorOwner',
    'Senior responsible owner',
    'The title of the job that answers for it, without a name',
    'Art. 17(1)(m)',
  ),
  line(
    'reference',
    'Own reference',
    'Your own number or code for it, used once in the organisation',
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
    'Name and contact, or "none appointed"',
    'GDPR Art. 13(1)(b)',
    'UK GDPR Art. 13(1)(b)',
  ),
  day('nextReview', 'Next review', 'The day of the next review', 'Art. 9(2)'),
  text(
    'reviewTriggers',
    'Reviewed before that when',
    'What triggers a review: a substantial change, a serious incident, a new purpose, a change of the law',
    'Art. 9(2)',
  ),
] as const;
