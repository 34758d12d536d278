import type { FactName } from '../systemFacts/systemFacts.ts';

type Row = readonly [fact: FactName, text: string, ...beside: string[]];

/** What the maker of a system knows about it, under any law. */
export const anyLaw: readonly Row[] = [
  ['supplier', 'Who is the provider of the system? Please give name, address and contact.'],
  ['product', 'What is the product called under which you supply the system?'],
  ['version', 'Which version of it do we use?'],
  ['models', 'Which models is it made of? Please give name, version and source of each.', 'eu2-ao'],
  ['licence', 'Under which licence are the model and its components supplied?'],
  ['architecture', 'How is it built: architecture, base model, computing resources?'],
  ['trainingData', 'Which data was it trained on: origin, scope, labelling and cleaning?', 'eu2-d-26-9'],
  ['evaluationData', 'Which data was it validated and tested with, and why was that chosen?'],
  ['inputData', 'What must the input be like, and which data does the system need in use?', 'eu2-d-26-4'],
  ['metrics', 'How accurate and robust is it? Please give measures, values and thresholds.', 'eu2-d-26-5'],
  [
    'groups',
    'Does it perform differently for different groups of people? Please give the results for each.',
    'eu2-d-26-9',
  ],
  ['limitations', 'Where is it known to fail, in plain words?', 'eu2-d-26-2'],
  ['interpretation', 'What do our users need to know to interpret what it puts out?', 'eu2-d-26-2'],
  ['furtherRisks', 'Which further risks to health, safety or rights do you know of?', 'eu2-d-26-9'],
  ['cybersecurity', 'How is it protected against attacks on the system and on its data?'],
  ['resources', 'Which computing and hardware does it need, how long will it be supported, and how is it maintained?'],
  ['logs', 'Which events does it log, and how can we collect, keep and read the logs?', 'eu2-d-26-6'],
  ['plannedChanges', 'Which changes are already planned, and how do they stay compliant?'],
  ['standards', 'Which standards does it follow, in full or in part?'],
];

/** What the AI Act asks of it beside. */
export const underAct: readonly Row[] = [
  ['marketDay', 'Since when has it been on the EU market or in service in the EU?'],
  ['lastChange', 'When was its design last changed significantly?'],
  ['instructions', 'Where are the instructions for use? Please give an address, or attach them.', 'eu2-d-26-1'],
  ['declaration', 'Where is the EU declaration of conformity? Please give an address, or attach it.', 'eu2-d-26-1'],
  ['certificate', 'Which certificate does it have, or by which procedure was its conformity assessed?'],
  ['databaseEntry', 'What is its number or address in the EU database?', 'eu2-d-26-8'],
];

/** The duties whose question stands above, as a fact. */
export const askedAsFacts: readonly string[] = ['d-13', 'd-12', 'd-47', 'd-49-1', 'd-16b', 'd-15a', 'd-15c'];
