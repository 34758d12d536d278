import { asking } from '../ask.ts';
import { longDateOf } from '../dates.ts';
import { all, annexIA, annexIIIBinds, any, hits, is, items, not, provider, publicAuthority } from '../facts.ts';

const ask = asking('Dates');
const ofStates = any(
  hits(...items.filter(item => /^[167]/.test(item))),
  is('a3', 'unsure'),
  ...['1', '6', '7'].map(area => is(`area-${area}`, 'unsure')),
  is('5d', 'support'),
);
const marketHelp = [
  'the first supply in the EU, or first use for your own purposes. Only a recital, 39 of the amending regulation, states that later copies of one type and model follow the first.',
  'a pilot outside the EU; a contract without delivery.',
  'a tool that was first sold in May 2026 is on the market.',
] as const;

export const dateQuestions = [
  ask.yesNo({
    id: 'm-x',
    when: all(annexIIIBinds, any(provider, publicAuthority), ofStates),
    question: `Is the system part of a large-scale EU information system, placed on the market or put into service before ${longDateOf('legacy-gpai')}?`,
    help: [
      'SIS, VIS, Eurodac, EES, ETIAS, ECRIS-TCN and their interoperability (Annex X).',
      'national registers that only exchange data with them.',
      'a module for visa files within VIS.',
    ],
    cite: ['Art. 111(1)'],
  }),
  ask.yesNo({
    id: 'm-in3',
    when: all(annexIIIBinds, not(is('m-x', 'yes'))),
    question: `Is the system's first supply or first use in the EU before ${longDateOf('annex-iii')}?`,
    help: marketHelp,
    cite: ['Art. 111(2)', null, 'M'],
  }),
  ask.yesNo({
    id: 'm-in1',
    when: all(annexIA, not(annexIIIBinds)),
    question: `Is the system's first supply or first use in the EU before ${longDateOf('annex-i')}?`,
    help: marketHelp,
    cite: ['Art. 111(2)', null, 'M'],
  }),
  ask.choice(
    {
      id: 'm-chg',
      when: any(is('m-in3', 'yes'), is('m-in1', 'yes')),
      question: `Is a significant change in the system's design, including retraining, planned or likely from ${longDateOf('annex-iii')} (for products alone, from ${longDateOf('annex-i')})?`,
      help: [
        "in substance, a substantial modification: retraining that changes how the system performs, a new purpose. Record its date as the last significant change among the system's facts.",
        'security updates, new colours.',
        'a score that is retrained on new data every month or year.',
      ],
      cite: ['Art. 111(2)', null, 'M'],
    },
    [
      ['yes', 'Yes, planned or likely'],
      ['no', 'No'],
      ['unsure', 'Not sure'],
      ['happened', 'It has happened, on that date or later'],
    ],
  ),
  ask.yesNo({
    id: 'm-pub',
    when: is('m-chg', 'yes', 'no', 'unsure'),
    question: 'Is the system intended for use by public authorities?',
    help: [
      'authorities among its intended customers or users.',
      'one unplanned sale to a town.',
      'triage software made for public hospitals run by a health authority.',
    ],
    cite: ['Art. 111(2)'],
  }),
];
