/**
 * Typical harms of what a system does or is used for. A row of the risk register begins with one; its open duties are possible causes, its
 * met duties are controls. Whether it applies is for a person to judge.
 */
export type Harm = {
  id: string;
  /** The harm to people, in one sentence. */
  harm: string;
  /** The right or interest that it affects. */
  touches: string;
  /** Facts of which at least one must be true, or may be; if empty, the harm is always considered. */
  facts: readonly string[];
  /** Duties that prevent it. */
  duties: readonly string[];
};

/** Questions of Annex III: the points about decisions on people. */
const uses = (...points: string[]) => points.map(point => `eu2-a3-${point}`);
const aboutPeople = uses(
  ...['1b', '1c', '3a', '3b', '3c', '3d', '4a', '4b', '5a', '5b', '5c', '5d'],
  ...['6a', '6b', '6c', '6d', '6e', '7a', '7b', '7c', '7d', '8a'],
);

export const harmsEu: readonly Harm[] = [
  {
    id: 'unequal',
    harm: 'People are treated worse because of sex, age, origin, disability or another protected ground.',
    touches: 'Non-discrimination (Charter, Art. 21)',
    facts: ['eu2-f-dec', ...aboutPeople],
    duties: ['d-10', 'd-10b', 'd-4a', 'd-26-4', 'd-27'],
  },
  {
    id: 'wrong',
    harm: 'A wrong result is taken as correct, and a person loses what they should have had.',
    touches: 'The subject of the decision: work, education, benefits, credit, freedom of movement',
    facts: ['eu2-f-dec', ...aboutPeople, 'eu2-a3-1a'],
    duties: ['d-15a', 'd-14', 'd-14-5', 'd-13', 'd-26-1', 'd-26-2'],
  },
  {
    id: 'no-remedy',
    harm: 'People cannot find out the reasons for an outcome, and cannot have a wrong outcome corrected.',
    touches: 'Effective remedy (Charter, Art. 47) and good administration (Art. 41)',
    facts: ['eu2-f-dec', ...aboutPeople],
    duties: ['d-86', 'd-26-11', 'd-26-7', 'd-12', 'd-19', 'd-26-6'],
  },
  {
    id: 'injury',
    harm: 'The system fails or misjudges, and people are injured or left without help.',
    touches: 'Life, physical integrity and health (Charter, Arts 2, 3 and 35)',
    facts: ['eu2-a1-law', 'eu2-a3-2', 'eu2-a3-5d'],
    duties: ['d-15a', 'd-43', 'd-72', 'd-73', 'd-20', 'd-26-5', 'd-26-5i'],
  },
  {
    id: 'watched',
    harm: 'People are watched, recognised or categorised by their bodies without knowing it.',
    touches: 'Private life and personal data (Charter, Arts 7 and 8)',
    facts: ['eu2-f-bio', ...uses('1a', '1b', '1c')],
    duties: ['d-14-5', 'd-26-10', 'd-50-3', 'd-26-11', 'd-26-9'],
  },
  {
    id: 'deceived',
    harm: 'People mistake the system for a person, or generated content for real content.',
    touches: 'Informed choice, freedom of expression and information (Charter, Art. 11)',
    facts: ['eu2-f-int', 'eu2-f-txt', 'eu2-f-med'],
    duties: ['d-50-1', 'd-50-2m', 'd-50-2d', 'd-50-4i', 'd-50-4t'],
  },
  {
    id: 'attacked',
    harm: 'The system or its data are manipulated, and its results change unnoticed.',
    touches: 'Safety, and the rights that the results affect',
    facts: [],
    duties: ['d-15c', 'd-12'],
  },
  {
    id: 'unnoticed',
    harm: 'The system deteriorates in use, or is used for purposes for which it was not made, and this goes unnoticed.',
    touches: 'Safety, and the rights that the results affect',
    facts: [],
    duties: ['d-9', 'd-13', 'd-72', 'd-20', 'd-43-4', 'd-26-5'],
  },
];

export const harmsUk: readonly Harm[] = [
  {
    id: 'unequal',
    harm: 'People are treated worse because of a characteristic that the Equality Act protects.',
    touches: 'Equality Act 2010',
    facts: ['uk2-f-dec'],
    duties: ['uk-f1', 'uk-f2'],
  },
  {
    id: 'wrong',
    harm: 'A wrong result is taken as correct, and a person loses what they should have had.',
    touches: 'The subject of the decision: work, credit, housing, benefits, services',
    facts: ['uk2-f-dec'],
    duties: ['uk-s3', 'uk-c2', 'uk-f2'],
  },
  {
    id: 'no-remedy',
    harm: 'People cannot find out the reasons for an outcome, and cannot have a wrong outcome corrected.',
    touches: 'Rights under UK GDPR, and fair treatment',
    facts: ['uk2-f-dec', 'uk2-f-pd'],
    duties: ['uk-t2', 'uk-c1', 'uk-c3', 'uk-c4'],
  },
  {
    id: 'privacy',
    harm: 'Personal data are used without a basis, seen by others, or kept longer than needed.',
    touches: 'Data protection',
    facts: ['uk2-f-pd'],
    duties: ['uk-f3', 'uk-a2', 'uk-s2', 'uk-a4'],
  },
  {
    id: 'injury',
    harm: 'The system fails or misjudges, and people are injured or left without help.',
    touches: 'Health and safety',
    facts: ['uk2-f-dev', 'uk2-f-safe'],
    duties: ['uk-s1', 'uk-s3', 'uk-s4'],
  },
  {
    id: 'vulnerable',
    harm: 'Children or other vulnerable people are harmed by what adults would see through.',
    touches: 'Protection of children and vulnerable people',
    facts: ['uk2-f-child', 'uk2-f-onl', 'uk2-f-fin'],
    duties: ['uk-f4'],
  },
  {
    id: 'deceived',
    harm: 'People mistake the system for a person, or generated content for real content.',
    touches: 'Informed choice of consumers and the public',
    facts: ['uk2-f-con', 'uk2-f-onl'],
    duties: ['uk-t1', 'uk-t4'],
  },
  {
    id: 'unnoticed',
    harm: 'The system deteriorates, is attacked or is misused, and no one notices or takes responsibility.',
    touches: 'Safety, and the interests that the results affect',
    facts: [],
    duties: ['uk-s1', 'uk-s2', 'uk-s3', 'uk-s4', 'uk-a1', 'uk-a3'],
  },
];

/** The affected groups by fact. */
export const people: Readonly<Record<string, string>> = {
  'eu2-a3-1a': 'people recorded in monitored places',
  'eu2-a3-1b': 'people who are categorised by what is inferred from their bodies',
  'eu2-a3-1c': 'people whose emotions or intentions are inferred',
  'eu2-a3-2': 'people who depend on the infrastructure, and people near it',
  'eu2-a3-3a': 'applicants for places in education, including minors',
  'eu2-a3-3b': 'pupils and students, including minors',
  'eu2-a3-3c': 'pupils and students, including minors',
  'eu2-a3-3d': 'people who sit tests, including minors',
  'eu2-a3-4a': 'applicants for work',
  'eu2-a3-4b': 'workers',
  'eu2-a3-5a': 'people who claim or receive public benefits and services',
  'eu2-a3-5b': 'people whose creditworthiness is evaluated',
  'eu2-a3-5c': 'people who take out life or health insurance',
  'eu2-a3-5d': 'people who call for help, and patients',
  'eu2-a3-6a': 'people who may become victims of crime',
  'eu2-a3-6b': 'people who are questioned in criminal cases',
  'eu2-a3-6c': 'people affected by evidence in criminal cases',
  'eu2-a3-6d': 'people suspected or convicted of crime',
  'eu2-a3-6e': 'people who are profiled in criminal investigations',
  'eu2-a3-7a': 'people who are questioned at borders or in asylum cases',
  'eu2-a3-7b': 'people who enter or want to enter',
  'eu2-a3-7c': 'applicants for asylum, visas or residence',
  'eu2-a3-7d': 'migrants and travellers',
  'eu2-a3-8a': 'parties to proceedings',
  'eu2-a3-8b': 'voters',
  'eu2-a1-law': 'users of the product, and people near it',
  'eu2-f-bio': 'people whose biometric data are analysed',
  'eu2-f-int': 'people who interact with the system',
  'eu2-f-txt': 'people who read what it generates',
  'eu2-f-med': 'people who see or hear what it generates',
  'uk2-f-dec': 'people about whom decisions are made',
  'uk2-f-pd': 'people whose data are used',
  'uk2-f-dev': 'patients',
  'uk2-f-safe': 'people whose safety depends on the system',
  'uk2-f-child': 'children',
  'uk2-f-con': 'consumers',
  'uk2-f-onl': 'users of the online service',
  'uk2-f-fin': 'customers of the financial service',
};
