import { asking } from '../ask.ts';
import { dutiesOf } from '../duty.ts';
import {
  all,
  annexIA,
  askedAsAnnexIII,
  askedAsHighRisk,
  beyondInfrastructure,
  hits,
  is,
  medicalDevice,
  not,
  provider,
  yes,
} from '../facts.ts';
import { gates } from '../gates.ts';

const ask = asking('Provider duties');
const row = dutiesOf('Provider duties');
const gate = gates.provider;
const start = 'high-risk';
const tier = 'T2(a)';

const standards = ask.choice(
  {
    id: 'p-std',
    when: all(provider, askedAsAnnexIII, not(annexIA), hits('1a', '1b', '1c')),
    question: 'Have you applied harmonised standards or common specifications that cover all requirements?',
    help: [
      'European standards whose reference is in the Official Journal.',
      'ISO/IEC 42001; the European drafts prEN 18286 on quality management, prEN 18228, 18229 and 18282 to 18285, unless they are cited there. No such citation was found by November 2026.',
      'full application lets you choose between internal control and a notified body.',
    ],
    cite: ['Art. 43(1)', 'annex-iii', 'M'],
  },
  [
    ['full', 'In full'],
    ['part', 'In part'],
    ['none', 'Not at all'],
    ['unsure', 'Not sure'],
  ],
);

const modified = ask.yesNo(
  {
    id: 's-mod',
    when: all(provider, askedAsHighRisk),
    question: 'Has the system been substantially modified since its conformity assessment?',
    help: [
      'unforeseen changes that affect compliance or the intended purpose.',
      'updates without such an effect.',
      'a model replaced with another.',
    ],
    cite: ['Art. 43(4)', 'annex-iii'],
  },
  [
    ['none', 'No assessment has been carried out yet'],
    ['pre', 'Only changes that were determined in advance'],
  ],
);

const equivalentReports = ask.yesNo({
  id: 'p-rep',
  when: all(provider, askedAsAnnexIII, not(medicalDevice)),
  question: 'Do other EU rules oblige you to report serious incidents in an equivalent way?',
  help: [
    'rules for your sector, such as those for banks or critical entities.',
    'contracts with customers; a code of conduct.',
    'a provider that already reports incidents to its supervisor under sector law.',
  ],
  cite: ['Art. 73(9)', 'annex-iii'],
});

const rows = [
  row({
    id: 'd-43',
    gate,
    start,
    tier,
    points: 10,
    title: 'Conformity assessment',
    question: 'Is the conformity assessment planned or carried out by the right route?',
    help: [
      "the route that the report names: internal control, a notified body, or the procedure of the product's law.",
      'a certificate for information security.',
      'for an exam tool, internal control under Annex VI.',
    ],
    cite: ['Art. 43', 'annex-iii'],
    gap: 'conformity assessment by the right route (Art. 43)',
    action: 'Carry out the conformity assessment by the route named in this report.',
    owner: 'quality manager',
  }),
  row({
    id: 'd-43-4',
    gate,
    and: yes('s-mod'),
    elsewhere: false,
    start,
    tier,
    points: 10,
    title: 'New assessment after a substantial modification',
    question: 'Has the modified system been assessed again?',
    help: [
      'a new conformity assessment before further use.',
      'an internal note that all is well.',
      'a second internal control after the model was replaced.',
    ],
    cite: ['Art. 43(4)', 'annex-iii'],
    gap: 'new assessment after a substantial modification (Art. 43(4))',
    action: 'Carry out a new conformity assessment before the modified system is used further.',
    owner: 'quality manager',
  }),
  row({
    id: 'd-47',
    gate,
    start,
    tier,
    points: 4,
    title: 'EU declaration of conformity',
    question: 'Has the EU declaration of conformity been drawn up?',
    help: [
      'one signed declaration for all EU law, kept for ten years.',
      'a statement on your website.',
      'a page that follows Annex V.',
    ],
    cite: ['Art. 47', 'annex-iii'],
    gap: 'the EU declaration of conformity (Art. 47)',
    action:
      'Draw up and sign one EU declaration of conformity for all EU law that applies (Art. 47(3)). Keep it for ten years.',
    owner: 'legal',
  }),
  row({
    id: 'd-48',
    gate,
    start,
    tier,
    points: 3,
    title: 'CE marking',
    question: 'Is the CE marking affixed as Article 48 requires?',
    help: [
      'after the declaration; digitally for software.',
      'a logo before the assessment.',
      'the mark on the "About" page.',
    ],
    cite: ['Art. 48', 'annex-iii'],
    gap: 'the CE marking (Art. 48)',
    action: 'Affix the CE marking after the EU declaration of conformity. Use a digital marking for software.',
    owner: 'product owner',
  }),
  row({
    id: 'd-49-1',
    gate: gates.annexIIIProvider,
    and: beyondInfrastructure,
    start,
    tier,
    points: 4,
    title: 'Registration in the EU database',
    question: 'Are you and the system registered in the EU database?',
    help: [
      'the entries listed in Annex VIII Section A, before supply or own use; for law enforcement and migration, in the non-public part.',
      'an entry in a trade register.',
      'the entry of a recruitment tool before its first sale.',
    ],
    cite: ['Art. 49(1)', 'annex-iii'],
    gap: 'registration in the EU database (Art. 49(1))',
    action:
      'Register yourself and the system in the EU database before supply or own use. Enter the data listed in Annex VIII Section A.',
    owner: 'compliance',
  }),
  row({
    id: 'd-49-1',
    asked: 'd-49-5',
    gate: gates.annexIIIProvider,
    and: not(beyondInfrastructure),
    start,
    tier: 'N',
    points: 4,
    title: 'Registration at national level',
    question:
      'Are you and the system registered at national level, as Article 49(5) requires for critical infrastructure?',
    help: [
      'the national register that your Member State names.',
      'a permit for the plant.',
      'a water board that registers its pump control.',
    ],
    cite: ['Art. 49(5)', 'annex-iii', 'M'],
    gap: 'registration in the national register (Art. 49(5))',
    action: 'Find the national register and register the system there before supply or own use.',
    owner: 'compliance',
  }),
  row({
    id: 'd-72',
    gate,
    start,
    tier,
    points: 6,
    title: 'Post-market monitoring',
    question: 'Are a system and a plan in place to monitor the AI system after it goes to market?',
    help: [
      'a plan as part of the technical documentation; product manufacturers, banks and insurers may combine it with an existing plan.',
      'reading the support mailbox.',
      'each month, performance is compared with the declared metrics.',
    ],
    cite: ['Art. 72', 'annex-iii', 'M'],
    gap: 'post-market monitoring (Art. 72)',
    action:
      'Write a post-market monitoring plan as part of the Annex IV documentation. It may be combined with what sector law requires (Art. 72(4)).',
    owner: 'quality manager',
  }),
  row({
    id: 'd-73',
    gate,
    start,
    tier,
    points: 6,
    title: 'Reporting of serious incidents',
    question: 'Is there a process to report serious incidents in time?',
    help: [
      'a procedure with time limits, contacts and decision-makers.',
      'a crisis plan that names no authority.',
      'a runbook of one page next to the on-call list.',
    ],
    cite: ['Art. 73', 'annex-iii', 'M'],
    gap: 'a process to report serious incidents (Art. 73)',
    action: 'Write a runbook for reporting serious incidents, with the time limits named in this report.',
    owner: 'quality manager',
  }),
  row({
    id: 'd-60',
    gate: gates.annexIIIProvider,
    and: is('rwt', 'art60', 'without', 'unsure'),
    elsewhere: false,
    start,
    tier: 'N',
    points: 10,
    title: 'Conditions for real-world testing',
    question: 'Does the real-world test meet all the conditions of Article 60(4)?',
    help: [
      'points (a) to (k): plan, approval, registration, duration, oversight, ways to stop and to undo.',
      'a test agreement with a customer.',
      'an approved plan for six months.',
    ],
    cite: ['Art. 60(4)', 'annex-iii'],
    gap: 'the conditions for real-world testing (Art. 60(4))',
    action:
      'Submit the real-world testing plan and meet Art. 60(4)(a) to (k), or stop the test. The authority can suspend it (Art. 76(3)).',
    owner: 'product owner',
  }),
  row({
    id: 'd-61',
    gate: gates.annexIIIProvider,
    and: is('rwt', 'art60', 'without', 'unsure'),
    elsewhere: false,
    start,
    tier: 'N',
    points: 5,
    title: 'Informed consent of test subjects',
    question: 'Have the people in the test given their informed consent?',
    help: [
      'free, dated, documented, and open to withdrawal.',
      'a clause in the employment contract.',
      'a signed form from each person.',
    ],
    cite: ['Art. 61', 'annex-iii'],
    gap: 'informed consent to real-world testing (Art. 61)',
    action: 'Ask the people in the test for their written, informed consent, and give each of them a copy.',
    owner: 'product owner',
  }),
];

/** Questions and duties on conformity, in order. */
export const conformity = { questions: [standards, modified, equivalentReports], duties: rows };
