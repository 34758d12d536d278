import { asking } from '../ask.ts';
import { longDateOf } from '../dates.ts';
import {
  alive,
  all,
  annexIB,
  annexIII,
  any,
  askedAsHighRisk,
  biometric,
  deployer,
  generates,
  inScope,
  inTheAct,
  interacts,
  is,
  not,
  pictures,
  practiceUnknown,
  prohibited,
  provider,
  writes,
  yes,
} from '../facts.ts';
import { isOpenSourceQuestion } from './start.ts';

const ask = asking('Transparency');
const crime = ['law', 'Authorised by law to detect, prevent, investigate or prosecute crime'] as const;

export const transparencyQuestions = [
  ask.yesNo(
    {
      id: 't-obv',
      when: all(provider, interacts, inTheAct),
      question: 'Is it obvious to everyone likely to encounter the system that it is AI?',
      help: [
        'almost no doubt for anyone likely to encounter it, including children and inexperienced people if they may do so.',
        'a chat on a public site; the word "assistant"; a line in the terms.',
        'a code assistant for professional developers is obvious.',
      ],
      cite: ['Art. 50(1)', 'general', 'M'],
    },
    [['law', 'Authorised by law to detect or prosecute crime, and not available to the public to report crime']],
  ),
  ask.choice(
    {
      id: 't-mark',
      when: all(provider, generates, inTheAct),
      question: 'Does an exception from marking cover everything that the system generates?',
      help: [
        'spelling, translation, cropping, noise removal; output that does not change what the input means.',
        'summaries, changed faces, cloned voices. If the system has several functions, answer for the one without an exception.',
        'a tool that only corrects grammar.',
      ],
      cite: ['Art. 50(2)', 'general', 'M'],
    },
    [
      ['edit', 'Yes, only standard editing, or no substantial change to input or meaning'],
      ['no', 'No'],
      ['unsure', 'Not sure'],
      ['b2b', 'Strictly technical output for a closed circle of professionals, with safeguards'],
      crime,
    ],
  ),
  ask.yesNo({
    id: 'm-gen',
    when: is('t-mark', 'no', 'unsure'),
    question: `Was the generator on the EU market or in service before ${longDateOf('general')}?`,
    help: [
      'the same generator, including an earlier version that differs little.',
      'a new product on an old model.',
      'a summariser that customers have used since May 2026.',
    ],
    cite: ['Art. 111(4)'],
  }),
  ask.yesNo(
    {
      id: 't-emo',
      when: all(deployer, biometric, not(is('5f', 'medical')), inTheAct),
      question: 'Do you run emotion recognition or biometric categorisation?',
      help: [
        'age groups at a shop entrance; moods of callers.',
        'an ancillary function that another service technically needs.',
        'a camera that counts visitors by age group.',
      ],
      cite: ['Art. 50(3)', 'general'],
    },
    [['law', 'Yes, permitted by law to detect, prevent or investigate crime']],
  ),
  ask.yesNo(
    {
      id: 't-deep',
      when: all(deployer, pictures, inTheAct),
      question:
        'Do you publish images, sound or video, made or altered with this system, that resemble real persons, objects, places or events and falsely appear authentic?',
      help: [
        "a chief executive's cloned voice; a town square that never looked like that.",
        'a dragon over Rome, which no one takes for real; clips that your users made elsewhere.',
        'an advertisement in which an actor who has died seems to speak.',
      ],
      cite: ['Art. 50(4)', 'general'],
    },
    [['art', 'Yes, in an evidently artistic, creative, satirical or fictional work'], crime],
  ),
  ask.yesNo(
    {
      id: 't-text',
      when: all(deployer, writes, inTheAct),
      question: 'Do you publish text made or altered by AI that informs the public on matters of public interest?',
      help: [
        'text for the public on news, health, law or politics.',
        'letters to one customer, internal papers; as a review, a spelling check, or a check after which AI alters the text.',
        'a blog on health law whose drafts are only spell-checked.',
      ],
      cite: ['Art. 50(4)', 'general', 'M'],
    },
    [
      [
        'reviewed',
        'Yes, but a person reviews the substance of each text, AI alters none afterwards, and an editor is responsible',
      ],
      crime,
    ],
  ),
  isOpenSourceQuestion(
    all(
      alive,
      inScope,
      is('obj', 'system'),
      not(any(prohibited, practiceUnknown, askedAsHighRisk, annexIB, annexIII, interacts, generates, yes('t-emo'))),
    ),
  ),
];
