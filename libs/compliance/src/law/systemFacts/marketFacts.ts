import { choice, day, line, text } from './fact.ts';

export const marketFacts = [
  day(
    'marketDay',
    'On the market since',
    'The day it was placed on the market or put into service, or will be',
    'Art. 111(2)',
  ),
  day('lastChange', 'Last significant change', 'The day of the last significant change of its design', 'Art. 111(2)'),
  text('changes', 'Changes', 'Relevant changes made over the lifecycle, with their dates', 'Annex IV(6)'),
  text(
    'certificate',
    'Certificate or procedure',
    'The number and expiry of the certificate and the notified body, or the procedure of internal control, with its date',
    'Annex VIII, Section A(8)',
  ),
  line(
    'declaration',
    'Declaration of conformity',
    'Where the EU declaration of conformity is kept',
    'Annex VIII, Section A(11)',
  ),
  line(
    'instructions',
    'Instructions for use',
    'Where the electronic instructions for use are kept',
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
    'The address of its entry in a register of a country, a city or a sector',
  ),
  line('publicPage', 'Public page', 'The address of a page that tells the public about it'),
  line('sourceCode', 'Source code', 'The address of its source code, where that is public'),
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
    'The law under which it is a medical device; a transitional one suggests an answer',
    'MDR Art. 120',
  ),
  line('udi', 'UDI', 'The unique device identifier (UDI-DI)', 'MDR Art. 27'),
  text(
    'exceptionGround',
    'Ground of the exception',
    'The condition of Article 6(3) under which it is not high-risk, with a short summary of the reasons',
    'Annex VIII, Section B(6)',
  ),
  text(
    'process',
    'Process of use',
    "The deployer's process in which the system is used, in line with its intended purpose",
    'Art. 27(1)(a)',
  ),
  text('usePeriod', 'Period and frequency', 'For how long and how often it is used', 'Art. 27(1)(b)'),
  text('harms', 'Risks of harm', 'The specific risks of harm to the people affected', 'Art. 27(1)(d)'),
  text(
    'ifItGoesWrong',
    'If a risk materialises',
    'The measures taken, with internal governance and the way to complain',
    'Art. 27(1)(f)',
  ),
  text(
    'impactSummary',
    'Summary of the impact assessment',
    'A summary of the findings of the fundamental rights impact assessment',
    'Annex VIII, Section C(4)',
  ),
] as const;
