import { day, line, text } from './fact.ts';

/** The facts about a general-purpose model, and about the resources for running any system. */
export const modelFacts = [
  day(
    'modelReleaseDay',
    'Model released on',
    'The day on which the model was first supplied in the EU',
    'Annex XI, Section 1(1)(c)',
  ),
  text(
    'usePolicy',
    'Acceptable use policy',
    'Where the policy of the model is, and what it rules out',
    'Annex XI, Section 1(1)(b)',
  ),
  line(
    'codeChapters',
    'Code of practice',
    'The chapters that its provider has signed: transparency, copyright, safety and security; or none',
    'Art. 53(4)',
  ),
  text(
    'compute',
    'Computing',
    'Operations and time of training, and how they were counted',
    'Annex XI, Section 1(2)(d)',
  ),
  text(
    'energy',
    'Energy',
    'Known or estimated consumption of energy in training and in use, and emissions where they are known',
    'Annex XI, Section 1(2)(e)',
  ),
] as const;
