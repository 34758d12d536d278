import { assess } from '@aicp/compliance/banks/assess';
import { currentBank } from '@aicp/compliance/banks/banks';
import { applicable } from '@aicp/compliance/scoring/applicable';
import { valuesOf } from '@aicp/compliance/scoring/scoreOf';
import type { Facts } from '../src/domain/facts.ts';

type Example = {
  jurisdiction: 'EU' | 'UK';
  system: Facts['system'];
  /** Overrides the default, in which no fact applies and every duty is in place. */
  answers: Record<string, string>;
};

const euBaseAnswers = {
  'eu2-obj': 'system',
  'eu2-ai': 'yes',
  'eu2-x': 'none',
  'eu2-pl-p': 'yes',
  'eu2-pl-d': 'yes',
  'eu2-pl-seat': 'eu',
  'eu2-o-kind': 'private',
  'eu2-o-size': 'large',
};

/** Typical customer systems. */
export const examples = {
  'high-risk-deployer': {
    jurisdiction: 'EU',
    system: {
      name: 'CV screening',
      description: 'Ranks applications for interviews.',
      systemType: 'Recruitment/HR system',
    },
    answers: {
      ...euBaseAnswers,
      'eu2-role': 'use',
      'eu2-f-dec': 'yes',
      'eu2-a3': '4',
      'eu2-a3-4a': 'yes',
      'eu2-f-work': 'applicants',
      'eu2-d-26-2': 'partial',
      'eu2-d-26-5': 'none',
      'eu2-d-26-11': 'none',
      'eu2-d-4': 'unsure',
    },
  },
  'high-risk-provider': {
    jurisdiction: 'EU',
    system: {
      name: 'Scorecard',
      description: 'Scores private customers before a loan is granted.',
      systemType: 'Credit scoring/Financial AI',
    },
    answers: {
      ...euBaseAnswers,
      'eu2-role': 'both',
      'eu2-f-dec': 'yes',
      'eu2-a3': '5',
      'eu2-a3-5b': 'yes',
      'eu2-o-fin': 'yes',
      'eu2-d-9': 'none',
      'eu2-d-10b': 'partial',
      'eu2-d-14': 'none',
      'eu2-d-27': 'none',
    },
  },
  'transparency-only': {
    jurisdiction: 'EU',
    system: {
      name: 'Helpdesk bot',
      description: 'Answers questions about bills.',
      systemType: 'Chatbot/Virtual assistant',
    },
    answers: {
      ...euBaseAnswers,
      'eu2-role': 'both',
      'eu2-f-int': 'yes',
      'eu2-f-txt': 'yes',
      'eu2-t-obv': 'no',
      'eu2-t-mark': 'no',
      'eu2-d-50-1': 'none',
    },
  },
  prohibited: {
    jurisdiction: 'EU',
    system: {
      name: 'Mood camera',
      description: 'Reads the mood of call centre staff from their voices.',
      systemType: null,
    },
    answers: { ...euBaseAnswers, 'eu2-role': 'use', 'eu2-f-bio': 'yes', 'eu2-5f': 'yes' },
  },
  'model-provider': {
    jurisdiction: 'EU',
    system: { name: 'Sentence model', description: 'Writes and summarises text, as an interface.', systemType: null },
    answers: {
      ...euBaseAnswers,
      'eu2-obj': 'model',
      'eu2-g-prov': 'made',
      'eu2-g-eu': 'yes',
      'eu2-g-seat': 'eu',
      'eu2-d-53d': 'none',
    },
  },
  'out-of-scope': {
    jurisdiction: 'EU',
    system: { name: 'Route planner', description: 'Plans routes for lorries in Canada.', systemType: null },
    answers: { ...euBaseAnswers, 'eu2-role': 'supply', 'eu2-pl-p': 'no', 'eu2-pl-o': 'no' },
  },
  'uk-red': {
    jurisdiction: 'UK',
    system: { name: 'Housing score', description: 'Allots council housing by score.', systemType: null },
    answers: {
      'uk2-f-use': 'yes',
      'uk2-f-pd': 'yes',
      'uk2-f-dec': 'yes',
      'uk2-f-adm': 'yes',
      'uk2-f-rli': 'yes',
      'uk2-f-pub': 'yes',
      'uk-c1': 'none',
      'uk-f1': 'partial',
    },
  },
  'uk-green': {
    jurisdiction: 'UK',
    system: { name: 'Pump forecast', description: 'Forecasts the wear of pumps.', systemType: 'Predictive analytics' },
    answers: { 'uk2-f-use': 'yes' },
  },
} satisfies Record<string, Example>;
export type ExampleName = keyof typeof examples;

/** What assessments came to, as JSON: assessing a system takes longer than most tests of its documents. */
const assessed = new Map<string, string>();

/** The facts that a document of an example system is written from. */
export function exampleFacts(name: ExampleName, changes: Record<string, string> = {}): Facts {
  const key = JSON.stringify([name, changes]);
  const known = assessed.get(key) ?? JSON.stringify(assessExample(name, changes));
  assessed.set(key, known);
  const { jurisdiction, system } = examples[name];
  const { version: bankVersion, lawAsOf } = currentBank(jurisdiction);
  return {
    assessmentId: 1,
    jurisdiction,
    bankVersion,
    lawAsOf,
    completedAt: new Date('2026-11-22T10:00:00Z'),
    today: '2026-11-23',
    system,
    ...(JSON.parse(known) as ReturnType<typeof assessExample>),
    organisation: 'Northwind Lending',
    register: {},
    ownFields: [],
    evidence: [],
  };
}

function assessExample(name: ExampleName, changes: Record<string, string>): Pick<Facts, 'answers' | 'result'> {
  const { jurisdiction, system, answers } = examples[name];
  const bank = currentBank(jurisdiction);
  const own: Record<string, string> = { ...answers, ...changes };
  const given: Record<string, string> = {};
  for (;;) {
    const next = applicable(bank, given).find(({ id }) => given[id] === undefined);
    if (!next) break;
    const values = valuesOf(next);
    const usual = ['implemented', 'no', 'none'].find(value => values.includes(value)) ?? values[0] ?? '';
    given[next.id] = own[next.id] ?? usual;
  }
  const result = assess({ bank, answers: given, today: '2026-11-22', systemType: system.systemType });
  return { answers: Object.entries(given).map(([questionId, answer]) => ({ questionId, answer })), result };
}
