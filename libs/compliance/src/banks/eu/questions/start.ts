import { asking } from '../ask.ts';
import { all, type any, is, isSystem, not } from '../facts.ts';

const what = asking('Subject of the assessment');
const scope = asking('Scope');
const isAi = all(isSystem, not(is('ai', 'no')));

export const whatItIs = [
  what.choice(
    {
      id: 'obj',
      question: 'What do you want to assess?',
      help: [
        'as a system, something that people use, such as a scorecard or a chatbot; as a model, the weights or the interface that others build on.',
        "as your own model, a product built on another company's model.",
        'a support bot on a bought language model is a system.',
      ],
      cite: ['Art. 3(1)'],
    },
    [
      ['system', 'An AI system'],
      ['model', 'A general-purpose AI model only, without a system'],
      ['both', 'A model and a system built on it'],
    ],
  ),
  what.yesNo({
    id: 'ai',
    when: isSystem,
    question:
      'Does the system work out its results (predictions, content, recommendations, decisions) itself, rather than only follow rules that people wrote step by step?',
    help: [
      'machine learning, language models and reasoning over a knowledge base.',
      'spreadsheet formulas, fixed if-then workflows, reports of averages.',
      'a model that learned from past loans counts; a payroll macro does not.',
    ],
    cite: ['Art. 3(1)'],
  }),
];

export const scopeQuestions = [
  scope.choice(
    {
      id: 'x',
      when: isAi,
      question: 'Does one of these descriptions apply to the system, no matter who uses it?',
      help: [
        'the only purpose of the system, for every user. One civil user ends the first exclusion, one commercial use the second. As planned: a system whose future duties you want to see.',
        'as research, a marketing model that is tested in a laboratory; as national security, a tool that prosecutors use as well; as retired, a version that customers still use.',
        'a laboratory tool for protein folding that serves science alone.',
      ],
      cite: ['Art. 2(3), (6), (8), (10)'],
    },
    [
      ['none', 'No'],
      ['military', 'Exclusively military, defence or national security, with every user'],
      ['science', 'Developed and used for the sole purpose of scientific research'],
      [
        'premarket',
        'Still in research, testing or development, or on trial as a pilot, and not otherwise supplied or used',
      ],
      ['personal', 'I am a private person who uses it privately'],
      [
        'dual',
        'Military, defence or national security, and another purpose or user as well, such as police or prosecutors',
      ],
      ['planned', 'No, but it is only planned: you do not supply or use it yet'],
      ['retired', 'Retired: no longer on the market, in service or in use'],
      ['unsure', 'Not sure'],
    ],
  ),
  scope.choice(
    {
      id: 'rwt',
      when: is('x', 'premarket'),
      question: 'Is it being tested in the real world, on real people or cases?',
      help: [
        'a pilot with real applicants, patients or customers, however small.',
        'replaying old files in the laboratory.',
        'a trial that scores the data of forty employees counts, whether or not anyone acts on the score.',
      ],
      cite: ['Art. 2(8)'],
    },
    [
      ['no', 'No'],
      ['sandbox', 'Yes, in an AI regulatory sandbox'],
      ['art60', 'Yes, under an approved plan for real-world testing'],
      ['art60a', 'Yes, a product of Annex I Section B under a national framework'],
      ['without', 'Yes, without such a plan'],
      ['unsure', 'Not sure'],
    ],
  ),
];

export const isOpenSourceQuestion = (when: ReturnType<typeof any>) =>
  scope.yesNo({
    id: 'oss',
    when,
    question: 'Is the system itself, and not only the model in it, released under a free and open-source licence?',
    help: [
      'a licence under which anyone may run, study, change and share the whole system without a fee.',
      'a closed product built on an open model; a licence that limits use.',
      'a route planner whose code is public under a free licence.',
    ],
    cite: ['Art. 2(12)'],
  });
