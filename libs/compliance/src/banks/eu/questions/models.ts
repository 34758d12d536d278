import { asking } from '../ask.ts';
import { longDateOf } from '../dates.ts';
import { all, any, firstProvider, is, model, not, provider, systemicModel, yes } from '../facts.ts';

const ask = asking('General-purpose AI models');
const mayProvide = any(is('g-prov', 'made', 'exclude', 'unsure'), is('g-third', 'over', 'unsure'));

export const modelQuestions = [
  ask.choice(
    {
      id: 'g-prov',
      when: any(
        is('obj', 'model', 'both'),
        all(firstProvider, is('f-gpm', 'yes', 'unsure')),
        is('c-ao', 'other', 'own', 'platform', 'unsure'),
      ),
      question: 'What is your role in relation to a general-purpose AI model?',
      help: [
        'as an indication, training with more than 10^23 operations, and text, speech, images or video as output.',
        'a model for chess or for the weather.',
        'a firm that calls a bought language model only uses it.',
      ],
      cite: ['Art. 3(63)', null, 'M'],
    },
    [
      ['none', "We only use or build in another company's model"],
      ['made', 'We trained a model, or had one trained, under our name'],
      ['modified', "We changed another company's model"],
      ['exclude', 'We build in a model whose provider clearly keeps it off the EU market'],
      ['unsure', 'Not sure'],
    ],
  ),
  ask.choice(
    {
      id: 'g-third',
      when: is('g-prov', 'modified'),
      question: 'How much computing power did your change to the model use?',
      help: [
        'if the original figure is unknown, compare with a third of 10^23 operations, or of 10^25 for a model with systemic risk.',
        'the computing power for using the model.',
        'fine-tuning that took 5% of the original training.',
      ],
      cite: ['Art. 53', null, 'M'],
    },
    [
      ['under', 'One third or less of the original training'],
      ['over', 'More than one third'],
      ['unsure', 'Not sure'],
    ],
  ),
  ask.yesNo({
    id: 'g-sci',
    when: mayProvide,
    question: 'Was the model developed and put into service for the sole purpose of scientific research?',
    help: [
      'a model that serves only research, both for you and for its recipients.',
      'weights that a licence opens to any use; a model for research that a product runs on.',
      'a protein model that only research groups use, by agreement.',
    ],
    cite: ['Art. 2(6)', 'gpai-and-penalties'],
  }),
  ask.yesNo({
    id: 'g-eu',
    when: all(mayProvide, not(is('g-sci', 'yes'))),
    question: 'Is the model placed on the EU market, including inside your own product there?',
    help: [
      'access through an interface, download, your own chatbot for the EU.',
      'internal tests outside the EU.',
      'weights on a public site that EU users can download.',
    ],
    cite: ['Art. 2(1)(a)', 'gpai-and-penalties'],
  }),
  ask.yesNo({
    id: 'g-flop',
    when: model,
    question: 'Was the model trained with more than 10^25 floating-point operations in total?',
    help: [
      'a 1 with 25 zeros; fine-tuning counts.',
      'the computing power for using the model.',
      'some of the largest language models since 2024.',
    ],
    cite: ['Art. 51(1), (2)', 'gpai-and-penalties'],
  }),
  ask.flag({
    id: 'g-des',
    when: is('g-flop', 'no'),
    question: 'Has the Commission designated the model as a model with systemic risk?',
    help: [
      'a decision addressed to you, or the published list.',
      'press reports.',
      'a smaller model that the Commission designated because of its reach.',
    ],
    cite: ['Art. 51(1)(b)', 'gpai-and-penalties'],
  }),
  ask.yesNo({
    id: 'g-oss',
    when: all(model, not(systemicModel)),
    question:
      'Is the model released under a free and open-source licence, with weights, architecture and information on use made public?',
    help: [
      'a licence that lets anyone use, change and share the model, including for business.',
      'a licence that limits use, or weights without the rest.',
      'weights, code and model description under a free licence.',
    ],
    cite: ['Art. 53(2)', 'gpai-and-penalties'],
  }),
  ask.yesNo({
    id: 'g-when',
    when: model,
    question: `Was the model on the EU market before ${longDateOf('gpai-and-penalties')}?`,
    help: [
      'the first supply of this model in the EU.',
      'an earlier model of the same family.',
      'a model released in March 2025.',
    ],
    cite: ['Art. 111(3)'],
  }),
  ask.choice(
    {
      id: 'g-seat',
      when: all(model, not(provider)),
      question: 'Where is the provider of the model established?',
      help: [
        'the seat of the company under whose name it is supplied.',
        'where it was trained.',
        'a Shanghai company whose model EU customers download: outside the EU.',
      ],
      cite: ['Art. 54(1)', 'gpai-and-penalties'],
    },
    [
      ['eu', 'In the EU'],
      ['outside', 'Outside the EU'],
      ['unsure', 'Not sure'],
    ],
  ),
];

/** The model's path to d-25-4: only if the supply of the system was not asked about. */
export const modelSupply = (askedBefore: ReturnType<typeof any>) =>
  ask.yesNo({
    id: 'g-supply',
    when: all(model, not(askedBefore)),
    question: "Is your model used as part of another company's high-risk AI system?",
    help: [
      'customers who build it into hiring, credit, medical or other high-risk systems.',
      'customers whose terms and use exclude that.',
      'an interface that a provider of exam tools calls.',
    ],
    cite: ['Art. 25(4)', 'annex-iii'],
  });
export const suppliedModel = yes('g-supply');
