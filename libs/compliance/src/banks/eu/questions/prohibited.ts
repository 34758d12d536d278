import { asking } from '../ask.ts';
import { all, biometric, deployer, firstProvider, inScope, pictures } from '../facts.ts';

const ask = asking('Prohibited practices');
const first = 'chapters-1-and-2';

/** Possible answers about a generator of pictures, video or sound; also for those who become its provider later. */
export const generatorAnswers = {
  met: [
    ['unguarded', 'It could, and safeguards are missing, weak or untested', 100],
    ['purpose', 'Yes, that is its purpose', 100],
  ],
  safe: [
    ['cannot', 'Only after a significant technical modification'],
    ['safeguarded', 'It could, but tested safeguards reliably prevent it and misuse is corrected'],
  ],
  intimateOnly: [
    ['consent', "Only with the person's recorded explicit consent"],
    ['alter', 'It only alters pictures, without more exposure'],
  ],
  right: [['right', 'Only where national law gives a right to do so']],
} as const;
const { met, safe, intimateOnly, right } = generatorAnswers;

export const intimate = {
  question:
    'Can the system produce realistic intimate or sexually explicit images, video or sound of identifiable people without their explicit consent?',
  help: [
    "the system's purpose, and output that users can foreseeably and repeatedly get because safeguards are missing or weak.",
    'brightening a swimwear picture without more exposure. Labels do not lift the prohibition.',
    'a voice studio with an untested filter.',
  ],
  cite: ['Art. 5(1)(ba)', 'new-prohibitions'],
} as const;

export const childAbuse = {
  question: 'Can the system produce material or performances that show the sexual abuse of children?',
  help: [
    "realistic or unrealistic material; the system's purpose, and output that users can foreseeably get because safeguards are missing or weak.",
    'police work for which national law gives a right. Labels do not lift the prohibition.',
    'an image model whose age filter was never tested.',
  ],
  cite: ['Art. 5(1)(bb)', 'new-prohibitions'],
} as const;

export const prohibitedQuestions = [
  ask.practice({
    id: '5a',
    when: inScope,
    question:
      "Does it use subliminal, purposefully manipulative or deceptive techniques that distort people's decisions and cause, or are likely to cause, significant harm?",
    help: [
      'all of these together: technique, changed behaviour, significant harm.',
      'ordinary advertising, lawful medical treatment.',
      'hidden cues that push gamblers to keep playing.',
    ],
    cite: ['Art. 5(1)(a)', first],
  }),
  ask.practice({
    id: '5b',
    when: inScope,
    question:
      "Does it exploit people's age, disability or social or economic situation, so that their behaviour is materially distorted and significant harm follows or is likely?",
    help: [
      'the effect, even without intent; financial harm.',
      'help for people with a disability, such as large print.',
      'a loan bot aimed at people who cannot pay their debts.',
    ],
    cite: ['Art. 5(1)(b)', first],
  }),
  ask.practice(
    {
      id: '5c',
      when: inScope,
      question:
        'Does it rate people over time by social behaviour or personal traits, so that the score leads to disadvantage?',
      help: [
        'scores by private companies as well as by authorities; scores that you sell and others act on.',
        'the proportionate use of a payment history for a loan.',
        'landlords who refuse tenants because of posts on social media.',
      ],
      cite: ['Art. 5(1)(c)', first],
    },
    [['lawful', 'Yes, but the disadvantage is related, justified and proportionate']],
    [
      ['unrelated', 'Yes, in a context unrelated to where the data came from', 100],
      ['disproportionate', 'Yes, and the disadvantage is unjustified or disproportionate', 100],
    ],
  ),
  ask.practice(
    {
      id: '5d',
      when: inScope,
      question: 'Does it assess the risk that a person commits a crime, based only on profiling or personality traits?',
      help: [
        'a forecast about a person without facts that link that person to a crime, for you or for a client.',
        'fraud alerts on transactions.',
        'a town that rates residents by personality tests to plan arrests.',
      ],
      cite: ['Art. 5(1)(d)', first],
    },
    [
      [
        'support',
        'It only supports a human assessment that already rests on objective, verifiable facts linked to a crime',
      ],
    ],
  ),
  ask.practice({
    id: '5e',
    when: biometric,
    question: 'Does it build or extend a face recognition database by untargeted scraping from the internet or CCTV?',
    help: [
      'collecting faces in bulk, without selecting the people.',
      'photographs that the people concerned agreed to give.',
      'a search engine for faces, filled from social networks.',
    ],
    cite: ['Art. 5(1)(e)', first],
  }),
  ask.practice(
    {
      id: '5f',
      when: biometric,
      question: 'Does it infer emotions of people at work or in education from biometric data?',
      help: [
        'applicants too; well-being is not a medical or safety reason.',
        'fatigue, which is not an emotion; emotions of customers, which a later question covers.',
        'coaching call-centre staff by the tone of their voices.',
      ],
      cite: ['Art. 5(1)(f)', first],
    },
    [
      ['medical', 'Yes, for medical or safety reasons only'],
      ['fatigue', 'No, only fatigue or pain, which are not emotions'],
    ],
  ),
  ask.practice(
    {
      id: '5g',
      when: biometric,
      question:
        'Does it sort individuals by biometric data to infer race, political opinions, union membership, religion or beliefs, sex life or orientation?',
      help: [
        'guesses about one person from face, voice or gait.',
        'age groups, which a later question covers.',
        'an app that guesses religion from faces.',
      ],
      cite: ['Art. 5(1)(g)', first],
    },
    [['lawful', 'It only labels or filters data that was lawfully acquired, or categorises for law enforcement']],
  ),
  ask.practice(
    {
      id: '5h',
      when: all(biometric, deployer),
      question:
        'Do you, or others for you, use live remote biometric identification in public spaces for law enforcement?',
      help: [
        'use by or for police. Objectives: (i) victims of abduction, trafficking or sexual exploitation, or missing people; (ii) an imminent threat to life or a terrorist attack; (iii) a suspect of an Annex II offence (such as murder, rape, kidnapping, armed robbery or trafficking) with a maximum sentence of four years or more.',
        'identification afterwards; one person at a gate.',
        'searching a street over unpaid fines means yes; for one named murder suspect, an objective.',
      ],
      cite: ['Art. 5(1)(h)', first],
    },
    [
      [
        'authorised',
        'Only to confirm the identity of people sought for an objective (i) to (iii), under national law, with authorisation, impact assessment and registration',
      ],
      ['urgent', 'The same, but urgent: authorisation requested within 24 hours, registration without undue delay'],
    ],
    [['yes', 'Yes, without one of the objectives or conditions below', 100]],
  ),
  ask.practice({ id: '5ba-p', when: all(pictures, firstProvider), ...intimate }, [...safe, ...intimateOnly], met),
  ask.practice(
    {
      id: '5ba-d',
      when: all(pictures, deployer),
      question:
        'Do you use it to make realistic intimate or sexually explicit material of identifiable people without their explicit consent?',
      help: [
        'your purpose in using it.',
        'lawful use of a general generator, even one with weak safeguards.',
        'a publisher that uses it to narrate audiobooks answers no.',
      ],
      cite: ['Art. 5(1a)(b)', 'new-prohibitions'],
    },
    [['consent', "Only with the person's recorded explicit consent"]],
  ),
  ask.practice({ id: '5bb-p', when: all(pictures, firstProvider), ...childAbuse }, [...safe, ...right], met),
  ask.practice(
    {
      id: '5bb-d',
      when: all(pictures, deployer),
      question: 'Do you use it to make material that shows the sexual abuse of children?',
      help: [
        'your purpose in using it.',
        'lawful use of a general generator, even one with weak safeguards.',
        'an advertising agency that makes product pictures answers no.',
      ],
      cite: ['Art. 5(1a)(b)', 'new-prohibitions'],
    },
    [['right', 'Only where national law gives a right to do so']],
  ),
];
