import type { Jurisdiction } from '../jurisdiction.ts';
import { citationOfFact } from '../systemFacts/citationOfFact.ts';
import type { Fact } from '../systemFacts/fact.ts';
import { type FactName, systemFacts } from '../systemFacts/systemFacts.ts';
import type { OthersDuty, SupplierQuestion } from './supplierQuestion.ts';

type Row = readonly [fact: FactName, text: string, ...beside: string[]];

/** What a system's provider knows about it, under any law. */
const anyLaw: readonly Row[] = [
  [
    'supplier',
    'Who supplies the system to us? Please give the name, address and contact details, and state whether you are its provider.',
  ],
  ['product', 'Under which product name do you supply the system?'],
  ['version', 'Which version of the system do we use?'],
  ['models', 'Which models does the system contain? Please give the name, version and source of each.', 'eu2-ao'],
  ['licence', 'Under which licence are the model and its components supplied?'],
  ['architecture', 'How is the system built? Please describe the architecture, base model and computing resources.'],
  [
    'trainingData',
    'Which data was the system trained on? Please describe its origin, scope, labelling and cleaning.',
    'eu2-d-26-9',
  ],
  ['evaluationData', 'Which data was the system validated and tested with, and why was this data chosen?'],
  ['inputData', 'What are the requirements for the input, and which data does the system need in use?', 'eu2-d-26-4'],
  ['metrics', 'How accurate and robust is the system? Please give measures, values and thresholds.', 'eu2-d-26-5'],
  [
    'groups',
    'Does the system perform differently for different groups of people? Please give the results for each group.',
    'eu2-d-26-9',
  ],
  ['limitations', 'Where is the system known to fail? Please use plain words.', 'eu2-d-26-2'],
  ['interpretation', 'What do our users need to know to interpret the output?', 'eu2-d-26-2'],
  ['furtherRisks', 'Which further risks to health, safety or rights do you know of?', 'eu2-d-26-9'],
  ['cybersecurity', 'How are the system and its data protected against attacks?'],
  [
    'resources',
    'Which computing resources and hardware does the system need, how long will it be supported, and how is it maintained?',
  ],
  ['logs', 'Which events does the system log, and how can we collect, keep and read the logs?', 'eu2-d-26-6'],
  ['plannedChanges', 'Which changes are already planned, and how will the system stay compliant?'],
  ['standards', 'Which standards does the system follow, in full or in part?'],
];

/** Further questions under the AI Act. */
const underAct: readonly Row[] = [
  ['marketDay', 'Since when has the system been on the EU market or in service in the EU?'],
  ['lastChange', "When was the system's design last changed significantly?"],
  ['instructions', 'Where are the instructions for use? Please give an address, or attach them.', 'eu2-d-26-1'],
  ['declaration', 'Where is the EU declaration of conformity? Please give an address, or attach it.', 'eu2-d-26-1'],
  ['certificate', 'Which certificate does the system have, or by which procedure was its conformity assessed?'],
  ['databaseEntry', "What is the system's number or address in the EU database?", 'eu2-d-26-8'],
];

/** Duties whose question above is a fact. */
const askedAsFacts: readonly string[] = ['d-13', 'd-12', 'd-47', 'd-49-1', 'd-16b', 'd-15a', 'd-15c'];

/** Questions to the provider about its duties, by the duty's id; other duties are asked about by their title. */
const dutyQuestions: Readonly<Record<string, readonly [text: string, ...beside: string[]]>> = {
  'd-9': ['How do you identify and reduce the risks of the system? Which risks remain for us to watch?', 'eu2-d-26-5'],
  'd-10': ['How do you make sure that the data for training, validation and tests is relevant and representative?'],
  'd-10b': ['How have you examined the data for bias, and what did you find?', 'eu2-d-26-9'],
  'd-11': ['Is the technical documentation complete, and which part of it can you give us?'],
  'd-14': ['Which measures of human oversight are built in, and which must we take ourselves?', 'eu2-d-26-2'],
  'd-14-5': ['How does the system support the confirmation of an identification by two people?', 'eu2-d-26-2'],
  'd-16l': ['How does the system meet the accessibility requirements?'],
  'd-17': ['Do you have a quality management system for the AI system? Which evidence shows this?'],
  'd-20': ['How will you inform us of a defect, and what do we do until it is corrected?', 'eu2-d-26-5'],
  'd-43': ['How was the conformity of the system assessed, by whom and when?', 'eu2-d-26-1'],
  'd-72': ['Which data do you collect about the system in use, and what do you need from us for this?', 'eu2-d-26-5'],
  'd-73': ['To whom do we report a serious incident, and how fast do you answer?', 'eu2-d-26-5i'],
  'd-50-1': ['How does the system tell people that they are interacting with AI?'],
  'd-50-2m': ['How is generated content marked as such?'],
  'd-50-2d': ['How can generated content be detected?'],
  'd-53b': [
    'Which information can you give to providers who build the model into their systems (Annex XII)?',
    'eu2-ao',
  ],
};

const ceMarking: SupplierQuestion = {
  id: 'ce-marking',
  text: 'Does the system bear the CE marking?',
  kind: 'choice',
  options: { yes: 'Yes', notYet: 'Not yet', notNeeded: 'None is needed' },
  citation: cited('Art. 48'),
  fact: null,
  beside: ['eu2-d-26-1'],
};

/**
 * Questions to a system's supplier: derived from the provider's duties in its report under the AI Act, if it has one, and what only
 * suppliers know. Every question once.
 */
export function supplierQuestions(jurisdiction: Jurisdiction, duties: readonly OthersDuty[]): SupplierQuestion[] {
  const facts = [...anyLaw, ...(jurisdiction === 'EU' ? underAct : [])].map(row => factQuestion(row, jurisdiction));
  const theirs = duties.filter(({ id, who }) => /provider/.test(who) && !askedAsFacts.includes(id) && id !== 'd-48');
  const once = [...new Map(theirs.map(duty => [duty.id, duty])).values()];
  return [...facts, ...(jurisdiction === 'EU' ? [ceMarking] : []), ...once.map(dutyQuestion)];
}

function factQuestion([name, text, ...beside]: (typeof anyLaw)[number], jurisdiction: Jurisdiction): SupplierQuestion {
  const fact: Fact | undefined = systemFacts.find(each => each.name === name);
  const [label] = fact?.asks ?? [];
  return {
    id: `fact-${name}`,
    text,
    kind: fact?.kind ?? 'text',
    options: {},
    citation: label !== undefined && jurisdiction === 'EU' ? cited(label) : null,
    fact: name,
    beside,
  };
}

function dutyQuestion({ id, title, citation: { label, url } }: OthersDuty): SupplierQuestion {
  const [text, ...beside] = dutyQuestions[id] ?? [
    `${title}: how do you meet this duty, and which evidence shows this?`,
  ];
  return { id: `duty-${id}`, text, kind: 'text', options: {}, citation: { label, url }, fact: null, beside };
}

function cited(asked: string) {
  const { label, url } = citationOfFact(asked);
  return { label, url };
}
