import { asking } from '../ask.ts';
import { firstProvider, inScope, is } from '../facts.ts';

const ask = asking('Functions');

export const doesQuestions = [
  ask.yesNo({
    id: 'f-int',
    when: inScope,
    question: 'Is the system meant to converse or otherwise interact directly with people?',
    help: [
      'a chatbot, a voice bot, an agent that writes to third parties.',
      'a spam filter, a recommender, scoring in the back office.',
      'a phone bot that books appointments.',
    ],
    cite: ['Art. 50(1)', 'general'],
  }),
  ask.yesNo({
    id: 'f-txt',
    when: inScope,
    question: 'Does the system generate or rewrite text?',
    help: [
      'answers, summaries and drafts; also translation and spelling, for which a later question asks about an exception.',
      'source code, single words, short labels.',
      'a tool that drafts letters to customers.',
    ],
    cite: ['Art. 50(2)', 'general', 'M'],
  }),
  ask.yesNo({
    id: 'f-med',
    when: inScope,
    question: 'Does the system generate or alter images, video, sound or three-dimensional scenes?',
    help: [
      'synthetic voices, changed faces; also cropping and colours, for which a later question asks about an exception.',
      'compression; showing pictures unchanged.',
      'a studio tool that reads audiobooks aloud.',
    ],
    cite: ['Art. 50(2)', 'general', 'M'],
  }),
  ask.yesNo({
    id: 'f-bio',
    when: inScope,
    question:
      'Does the system work on biometric data: faces, voices, gait, eye movement, keystrokes, pulse or other body signals?',
    help: [
      'any analysis of such signals to learn something about people.',
      'mood read from text alone; photographs that are not analysed for people.',
      'a camera that estimates the age of visitors.',
    ],
    cite: ['Art. 3(34)'],
  }),
  ask.yesNo({
    id: 'f-dec',
    when: inScope,
    question: 'Does the system make, or help to make, decisions about individual people, taken by you or by others?',
    help: [
      'scores, rankings or flags about a person, even if only your customers decide on the basis of them.',
      'forecasts about machines, goods or whole groups.',
      'a score that a clerk sees before a loan is granted; a character score that is sold to landlords.',
    ],
    cite: ['Art. 26(11)'],
  }),
  ask.yesNo(
    {
      id: 'f-gpm',
      when: firstProvider,
      question: 'Is the system built on a general-purpose AI model?',
      help: [
        "your own or another company's language or image model, including one used through an interface.",
        'a model trained for one task, such as one scorecard.',
        'a chat service that calls a bought language model.',
      ],
      cite: ['Art. 3(63), (68)'],
    },
    [['platform', 'No, but the system is, or is in, a designated very large online platform or search engine']],
  ),
  ask.choice(
    {
      id: 'ao',
      when: is('f-gpm', 'yes', 'unsure'),
      question: 'Who made the general-purpose model in the system?',
      help: [
        'as your own, a model from a company in your group.',
        'as your own, a bought model that you fine-tuned with a third of the original computing power or less.',
        'a chat service of the company that trained its language model: our own.',
      ],
      cite: ['Art. 75(1)'],
    },
    [
      ['other', 'Another company'],
      ['own', 'We, or a company in our group'],
      ['platform', 'Any company: the system is, or is in, a designated very large online platform or search engine'],
      ['unsure', 'Not sure'],
    ],
  ),
];
