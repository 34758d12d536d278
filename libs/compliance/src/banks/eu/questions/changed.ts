import { asking } from '../ask.ts';
import {
  all,
  annexIA,
  annexIII,
  any,
  becameProvider,
  deployer,
  distributor,
  firstProvider,
  generates,
  highRisk,
  importer,
  interacts,
  is,
  not,
  onlySectionB,
  pictures,
  productMaker,
  yes,
} from '../facts.ts';
import { childAbuse, generatorAnswers, intimate } from './prohibited.ts';

const ask = asking('Changed roles');
const handles = any(deployer, importer, distributor);
/** Asks in detail only users who changed something, or do not know. */
const changed = yes('r-25');
const notYet = (...changes: string[]) => all(changed, not(any(firstProvider, ...changes.map(yes))));
const { met, safe, intimateOnly, right } = generatorAnswers;

/** Before the class: whether anything has changed whose duties the provider's are (Art. 25(1), Art. 3(3)). */
export const roleChange = asking('Role').yesNo({
  id: 'r-25',
  when: all(any(handles, productMaker), not(firstProvider)),
  question:
    'Have you put your own name on the system, changed it beyond its instructions, or given it a purpose that its provider did not intend?',
  help: [
    'white label; retraining on your own data; settings that the instructions do not provide for; a new kind of use.',
    'use as its provider describes it, with the settings of its instructions.',
    'a law firm that sets up a general chatbot to rank applicants; a consultancy that sells a bought score as its own. "No" closes the questions on each of the three.',
  ],
  cite: ['Art. 25(1)', 'annex-iii'],
});

export const changedRoleQuestions = [
  ask.yesNo({
    id: 'r-25c',
    when: all(handles, notYet(), any(annexIA, annexIII)),
    question: 'Do you use or offer the system for a high-risk purpose that its provider did not intend?',
    help: [
      'a purpose in Annex III or Annex I that is outside the instructions.',
      'use as the provider describes it.',
      'a law firm that sets up a general chatbot to rank applicants.',
    ],
    cite: ['Art. 25(1)(c)', 'annex-iii'],
  }),
  ask.yesNo(
    {
      id: 'r-25a',
      when: all(any(handles, all(productMaker, not(annexIA))), notYet('r-25c'), highRisk),
      question: 'Have you put your own name or trademark on the system?',
      help: [
        "white label: customers or staff see your name as the provider's.",
        'your logo in the corner of a screen that names the provider.',
        'a consultancy that sells a bought score as its own.',
      ],
      cite: ['Art. 25(1)(a)', 'annex-iii'],
    },
    [['contract', 'Yes, but a contract leaves the duties with the provider']],
  ),
  ask.yesNo({
    id: 'r-25n',
    when: all(
      any(productMaker, all(any(importer, distributor), any(interacts, generates))),
      notYet(),
      not(highRisk),
      not(onlySectionB),
    ),
    question: 'Do you offer the system under your own name or trademark?',
    help: [
      'white label: customers see you as the provider.',
      "resale under the provider's name.",
      'a telephone company that sells a bought chatbot as its own.',
    ],
    cite: ['Art. 3(3)', null, 'M'],
  }),
  ask.yesNo({
    id: 'r-25b',
    when: all(handles, notYet('r-25c', 'r-25a'), highRisk),
    question:
      'Have you changed the system in a way that its provider did not foresee and that affects compliance or the intended purpose?',
    help: [
      'retraining on your own data that changes how it performs.',
      'settings that the instructions provide for; changes that the provider determined in advance in its conformity assessment.',
      'a lender that retrains a bought score on its own customers.',
    ],
    cite: ['Art. 25(1)(b)', 'annex-iii'],
  }),
  ask.yesNo({
    id: 'r-25o',
    when: all(highRisk, any(yes('r-25c'), yes('r-25a'), yes('r-25b'))),
    question: 'Had the first provider clearly specified that its system must not become a high-risk system?',
    help: [
      'a statement in its terms or instructions, written beforehand.',
      'a general line on lawful use.',
      'terms that forbid use for hiring.',
    ],
    cite: ['Art. 25(2)', 'annex-iii'],
  }),
  ask.yesNo(
    {
      id: 'r-25i',
      when: all(
        firstProvider,
        any(is('role', 'supply', 'both'), is('r-prov', 'supply', 'both', 'unsure')),
        any(annexIII, annexIA),
      ),
      question:
        'Has another company become the provider of your system, through its own name, a substantial change or a new purpose?',
      help: [
        'customers who rebrand it, change it substantially, or use it for a new high-risk purpose.',
        'customers who use it as you describe.',
        'a reseller that offers your ranking tool under its own name.',
      ],
      cite: ['Art. 25(2)', 'annex-iii'],
    },
    [['excluded', 'Yes, although we clearly specified that it must not become a high-risk system']],
  ),
  ask.yesNo({
    id: 'r-25k',
    when: is('r-25i', 'yes', 'excluded'),
    question: 'Do you also supply the system under your own name, or use it yourself, unchanged and for your purpose?',
    help: [
      'other customers who get it as yours; your own staff who work with it.',
      'support for the company that is the provider of its copies.',
      'a vendor with one white-label client and forty clients that see its name: yes.',
    ],
    cite: ['Art. 25(2)', 'annex-iii'],
  }),
  ask.choice(
    {
      id: 'c-ao',
      when: becameProvider,
      question: 'As provider of the system: who made the general-purpose AI model in it?',
      help: [
        'language and image models, including through an interface; a model from a company in your group counts as your own.',
        'a model trained for one task.',
        'a chatbot on a bought language model: another company.',
      ],
      cite: ['Art. 75(1)'],
    },
    [
      ['none', 'The system contains no such model'],
      ['other', 'Another company'],
      ['own', 'We, or a company in our group'],
      ['platform', 'Any company: the system is, or is in, a designated very large online platform or search engine'],
      ['unsure', 'Not sure'],
    ],
  ),
  ask.choice(
    {
      id: 'c-seat',
      when: becameProvider,
      question: 'As provider of the system: where are you established?',
      help: [
        'the seat of the company whose name the system now carries.',
        'where its servers are.',
        'a London company that rebrands a tool for customers in Spain: outside the EU.',
      ],
      cite: ['Art. 22(1)', 'annex-iii'],
      group: 'organisation',
    },
    [
      ['eu', 'In the EU'],
      ['outside', 'Outside the EU'],
      ['unsure', 'Not sure'],
    ],
  ),
  ask.practice({ id: 'c-5ba', when: all(becameProvider, pictures), ...intimate }, [...safe, ...intimateOnly], met),
  ask.practice({ id: 'c-5bb', when: all(becameProvider, pictures), ...childAbuse }, [...safe, ...right], met),
];
