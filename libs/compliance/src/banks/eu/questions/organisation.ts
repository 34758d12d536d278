import { asking } from '../ask.ts';
import { all, any, deployer, firstProvider, highRisk, inScope, is, not, publicBody } from '../facts.ts';

const ask = asking('Organisation');
const reached = any(inScope, is('obj', 'model'));

export const organisationQuestions = [
  ask.choice(
    {
      id: 'pl-seat',
      when: firstProvider,
      question: 'Where is the provider of the system established?',
      help: [
        'the seat of the company whose name the system carries.',
        'where its servers are or its customers live.',
        'a Boston company with a subsidiary in Dublin is established outside the EU, unless the subsidiary is the provider.',
      ],
      cite: ['Art. 22(1)'],
    },
    [
      ['eu', 'In the EU'],
      ['outside', 'Outside the EU'],
      ['unsure', 'Not sure'],
    ],
  ),
  ask.choice(
    {
      id: 'o-kind',
      when: reached,
      question: 'What kind of organisation are you?',
      help: [
        'as public services, education, healthcare, social services, housing and the administration of justice.',
        'as a public body, a company that sells to the state.',
        'a private school provides public services; a city is a public authority; public hospitals, universities, chambers and municipal companies are usually bodies governed by public law.',
      ],
      cite: ['Art. 27(1)'],
      group: 'organisation',
    },
    [
      ['private', 'Private, without public services'],
      ['pubserv', 'Private, with public services'],
      ['publaw', 'Body governed by public law, such as a university, without public authority'],
      ['authority', 'Public authority'],
      ['le', 'Law enforcement'],
      ['mig', 'Migration, asylum or border authority'],
      ['court', 'Court or judicial authority'],
      ['union', 'EU institution, body, office or agency'],
      ['unsure', 'Not sure'],
    ],
  ),
  ask.choice(
    {
      id: 'o-size',
      // Fines of public bodies follow Art. 99(8) or Art. 100, and no relief for small companies reaches them.
      when: all(reached, not(publicBody)),
      question: 'What size is your company, including the group?',
      help: [
        'SME: under 250 staff, and turnover up to €50 million or balance sheet up to €43 million. Small mid-cap: under 750 staff, and turnover up to €150 million or balance sheet up to €129 million.',
        'the figures of one subsidiary.',
        'a firm of 40 that belongs to a group of 10,000 is large.',
      ],
      cite: ['Art. 99(6), (6a)', null, 'M'],
      group: 'organisation',
    },
    [
      ['sme', 'Small or medium-sized (SME)'],
      ['smc', 'Small mid-cap'],
      ['large', 'Large'],
      ['unsure', 'Not sure'],
    ],
  ),
];

/** Only duties of high-risk systems depend on it: it comes after the class. */
export const financialQuestion = ask.yesNo({
  id: 'o-fin',
  when: all(any(firstProvider, deployer), highRisk),
  question: 'Are you a financial institution under EU financial services law, with rules on internal governance?',
  help: [
    'banks, insurers and investment firms under supervision.',
    'a company that only sells software to banks; one that is not regulated.',
    'a credit union with a banking licence counts.',
  ],
  cite: ['Art. 17(4)'],
  group: 'organisation',
});
