import { choice, longText, text } from './fact.ts';

export const dataFacts = [
  choice(
    { none: 'None', personal: 'Personal data', special: 'Special categories of personal data' },
    'personalData',
    'Personal data',
    'Whether the system uses data about people',
    'GDPR Art. 9',
    'UK GDPR Art. 9',
  ),
  text(
    'dataKinds',
    'Kinds of data',
    'The kinds of personal and other data used, and the source of each',
    'GDPR Arts 13 to 15',
    'UK GDPR Arts 13 to 15',
  ),
  longText(
    'lawfulBasis',
    'Lawful basis',
    'The lawful basis for using the data, and the condition for special categories if such data is used',
    'GDPR Art. 13(1)(c)',
    'UK GDPR Art. 13(1)(c)',
  ),
  longText(
    'legalBasis',
    'Legal basis for the use',
    'The acts and provisions that require or allow the task in which the system is used',
    'GDPR Art. 6(3)',
    'UK GDPR Art. 6(3)',
  ),
  text(
    'retention',
    'Retention',
    'The retention period, and what happens to the data afterwards',
    'GDPR Art. 13(2)(a)',
    'UK GDPR Art. 13(2)(a)',
  ),
  text(
    'sharing',
    'Sharing',
    'The recipients of the data, and the agreement under which it is shared',
    'GDPR Art. 13(1)(e)',
    'UK GDPR Art. 13(1)(e)',
  ),
  text(
    'dpia',
    'Data protection impact assessment',
    "The assessment's reference and date, or the recorded reason why none is needed",
    'Art. 26(9)',
    'UK GDPR Art. 35',
  ),
] as const;
