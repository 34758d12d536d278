import { choice, day, line, text } from './fact.ts';

export const marketFacts = [
  day(
    'marketDay',
    'On the market since',
    'The date on which the system was or will be placed on the market or put into service',
    'Art. 111(2)',
  ),
  day(
    'lastChange',
    'Last significant change',
    "The date of the last significant change to the system's design",
    'Art. 111(2)',
  ),
  text('changes', 'Changes', 'Relevant changes made over the lifecycle, with their dates', 'Annex IV(6)'),
  text(
    'certificate',
    'Certificate or procedure',
    "The certificate's number and expiry date and the notified body, or the internal control procedure with its date",
    'Annex VIII, Section A(8)',
  ),
  line(
    'declaration',
    'Declaration of conformity',
    'The place where the EU declaration of conformity is kept',
    'Annex VIII, Section A(11)',
  ),
  line(
    'instructions',
    'Instructions for use',
    'The place where the electronic instructions for use are kept',
    'Annex VIII, Section A(12)',
  ),
  line(
    'databaseEntry',
    'Entry in the EU database',
    'The address or the number of the entry',
    'Annex VIII, Section C(3)',
  ),
  line(
    'registerEntry',
    'Entry in another register',
    "The address of the system's entry in a national, city or sector register",
  ),
  line('publicPage', 'Public page', 'The address of a page that informs the public about the system'),
  line('sourceCode', 'Source code', 'The address of the source code, if it is public'),
  choice(
    {
      none: 'Not a medical device',
      mdr: 'Under Regulation (EU) 2017/745',
      ivdr: 'Under Regulation (EU) 2017/746',
      mdd: 'Transitional, under Directive 93/42/EEC or 90/385/EEC',
      ivdd: 'Transitional, under Directive 98/79/EC',
    },
    'deviceStatus',
    'Medical device',
    'The law under which the system is a medical device; a transitional status suggests an answer',
    'MDR Art. 120',
  ),
  line('udi', 'UDI', 'The unique device identifier (UDI-DI)', 'MDR Art. 27'),
  text(
    'exceptionGround',
    'Ground for the exception',
    'The condition of Article 6(3) under which the system is not high-risk, with a short summary of the reasons',
    'Annex VIII, Section B(6)',
  ),
  text(
    'process',
    'Process of use',
    "The deployer's process in which the system is used, in line with its intended purpose",
    'Art. 27(1)(a)',
  ),
  text('usePeriod', 'Period and frequency', 'How long and how often the system is used', 'Art. 27(1)(b)'),
  text('harms', 'Risks of harm', 'The specific risks of harm to the people affected', 'Art. 27(1)(d)'),
  text(
    'ifItGoesWrong',
    'If a risk materialises',
    'The measures taken, including internal governance and the way to complain',
    'Art. 27(1)(f)',
  ),
  text(
    'impactSummary',
    'Summary of the impact assessment',
    'A summary of the findings of the fundamental rights impact assessment',
    'Annex VIII, Section C(4)',
  ),
] as const;
