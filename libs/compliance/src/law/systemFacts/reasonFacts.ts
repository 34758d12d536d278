import { day, line, text } from './fact.ts';

/** The reasons for its use, and assessments outside this product. */
export const reasonFacts = [
  text('benefits', 'Benefits', 'The benefits that are expected or measured, and for whom', 'GDPR Art. 35(7)(a)'),
  text('previousProcess', 'Previous process', 'How the task was done before, and why that changed'),
  text(
    'alternatives',
    'Alternatives',
    'The alternatives that were considered, and why they were not chosen',
    'GDPR Art. 35(7)(b)',
  ),
  text(
    'proportionality',
    'Necessity and proportionality',
    'Why the system is needed for its purpose, and why its effects on people are proportionate',
    'GDPR Art. 35(7)(b)',
    'UK GDPR Art. 35(7)(b)',
  ),
  line(
    'ownClass',
    'Your earlier classification',
    'The class or level that the system was given before, in your own words',
    'Art. 6(4)',
  ),
  text(
    'ownClassReason',
    'Reason for that classification',
    'Why the system was classified in this way, by whom and when',
    'Art. 6(4)',
  ),
  text(
    'equalityAssessment',
    'Equality impact assessment',
    "The assessment's reference and result, or the reason why none is needed",
    'Equality Act 2010',
  ),
  day(
    'equalityAssessmentDay',
    'Equality impact assessment date',
    'The date on which the assessment was made or last reviewed',
    'Equality Act 2010',
  ),
  text('ethicsAssessment', 'Ethics assessment', "The assessment's reference and result, and who made it"),
  day('ethicsAssessmentDay', 'Ethics assessment date', 'The date on which the assessment was made or last reviewed'),
  text(
    'rightsAssessment',
    'Human rights assessment',
    "The assessment's reference and result, for example of an IAMA or a fundamental rights impact assessment made elsewhere",
    'Art. 27(1)',
  ),
  day(
    'rightsAssessmentDay',
    'Human rights assessment date',
    'The date on which the assessment was made or last reviewed',
    'Art. 27(2)',
  ),
] as const;
