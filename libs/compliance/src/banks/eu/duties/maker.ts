import { dutiesOf } from '../duty.ts';
import { financial, not, seatOutside } from '../facts.ts';
import { gates } from '../gates.ts';

const row = dutiesOf('Provider duties');
const gate = gates.provider;
const start = 'high-risk';
const tier = 'T2(a)';

/** Arts 17 to 22: what its maker must be able to show. */
export const makerDuties = [
  row({
    id: 'd-17',
    gate,
    and: not(financial),
    elsewhere: 'always',
    start,
    tier,
    points: 10,
    title: 'Quality management system',
    question: 'Is there a documented quality management system that covers all points of Article 17?',
    help: [
      'points (a) to (m), in proportion to your size; it may be part of a system that sector law requires.',
      'a certificate of ISO/IEC 42001 alone; the European draft prEN 18286 alone, which gives no presumption of conformity.',
      'a manual of twenty pages with owners and dates.',
    ],
    cite: ['Art. 17', 'annex-iii'],
    gap: 'a quality management system (Art. 17)',
    action:
      'Document a quality management system in proportion to your size (Art. 17(2)). It may be part of a system that sector law requires (Art. 17(3)).',
    owner: 'quality manager',
  }),
  row({
    id: 'd-17',
    asked: 'd-17-fin',
    gate,
    and: financial,
    elsewhere: false,
    start,
    tier,
    points: 10,
    title: 'Quality management system: the three points left to financial institutions',
    question:
      'Does your governance also cover risk management, post-market monitoring and reporting of serious incidents for AI (Article 17(1)(g), (h), (i))?',
    help: [
      'the other points are deemed met by the rules on internal governance.',
      'governance that never mentions AI systems.',
      "a bank's model risk policy with a chapter on AI.",
    ],
    cite: ['Art. 17(4)', 'annex-iii'],
    gap: 'points (g), (h) and (i) of quality management; the other points are deemed met for financial institutions (Art. 17(4))',
    action:
      'Add Art. 17(1)(g), (h) and (i) to your internal governance rules: risk management, post-market monitoring and incident reporting.',
    owner: 'quality manager',
  }),
  row({
    id: 'd-18',
    gate,
    start,
    tier,
    points: 3,
    title: 'Keeping documents for 10 years',
    question: 'Will the documents be kept for ten years after the system is placed on the market or put into service?',
    help: [
      'a retention rule with an owner.',
      'a backup that is overwritten.',
      'the archive keeps each version of the file.',
    ],
    cite: ['Art. 18', 'annex-iii'],
    gap: 'retention of documents for ten years (Art. 18)',
    action:
      "Write a rule to keep the system's documentation for ten years. Financial institutions keep the file with their own records (Art. 18(3)).",
    owner: 'quality manager',
  }),
  row({
    id: 'd-19',
    gate,
    start,
    tier,
    points: 4,
    title: 'Keeping logs',
    question: 'Are logs under your control kept for at least six months?',
    help: [
      'a period that also complies with data protection law.',
      'logs that only the customer holds.',
      'logs that are kept for twelve months.',
    ],
    cite: ['Art. 19', 'annex-iii'],
    gap: 'retention of logs (Art. 19)',
    action:
      'Set a retention period for the logs under your control as provider that also complies with the GDPR. Financial institutions keep logs with their own records.',
    owner: 'engineering',
  }),
  row({
    id: 'd-20',
    gate,
    start,
    tier,
    points: 6,
    title: 'Corrective action',
    question: 'Is there a process to correct, withdraw or recall the system and to inform others?',
    help: ['a procedure with contacts and deadlines.', 'a support mailbox.', 'a list of all users who must be told.'],
    cite: ['Art. 20', 'annex-iii'],
    gap: 'corrective action and information (Art. 20)',
    action: 'Write a procedure, with contacts, to correct, withdraw or recall the system and inform others.',
    owner: 'quality manager',
  }),
  row({
    id: 'd-21',
    gate,
    start,
    tier,
    points: 2,
    title: 'Cooperation with authorities',
    question: 'Could you demonstrate conformity and provide documents and logs at the request of an authority?',
    help: [
      'a named contact and an indexed file.',
      'searching for documents when the letter arrives.',
      'a file ready within days.',
    ],
    cite: ['Art. 21', 'annex-iii'],
    gap: 'cooperation with authorities (Art. 21)',
    action:
      'Name a contact for authorities as provider, and index the file for them. Wrong or incomplete answers carry a separate fine (Art. 99(5)).',
    owner: 'compliance',
  }),
  row({
    id: 'd-22',
    gate,
    and: seatOutside,
    elsewhere: false,
    start,
    tier: 'N',
    points: 6,
    title: 'Authorised representative',
    question: 'Has an authorised representative in the EU been appointed in writing?',
    help: ['a mandate with the tasks of Article 22(3).', 'a sales partner.', 'a Dublin firm with a signed mandate.'],
    cite: ['Art. 22(1)', 'annex-iii', 'M'],
    gap: 'an authorised representative in the EU (Art. 22)',
    action: 'Appoint an authorised representative in the EU, with the tasks of Art. 22(3), before supply in the EU.',
    owner: 'legal',
  }),
];
