import { day, line, text } from './fact.ts';

/** The facts about a general-purpose model, and about the resources for running any system. */
export const modelFacts = [
  day(
    'modelReleaseDay',
    'Model release date',
    'The date on which the model was first supplied in the EU',
    'Annex XI, Section 1(1)(c)',
  ),
  text(
    'usePolicy',
    'Acceptable use policy',
    "The place where the model's policy is kept, and what it rules out",
    'Annex XI, Section 1(1)(b)',
  ),
  line(
    'codeChapters',
    'Code of practice',
    "The chapters that the model's provider has signed: transparency, copyright, safety and security; or none",
    'Art. 53(4)',
  ),
  text(
    'compute',
    'Computing',
    'Training operations and training time, and how they were counted',
    'Annex XI, Section 1(2)(d)',
  ),
  text(
    'energy',
    'Energy',
    'Known or estimated energy consumption in training and in use, and emissions if known',
    'Annex XI, Section 1(2)(e)',
  ),
] as const;
