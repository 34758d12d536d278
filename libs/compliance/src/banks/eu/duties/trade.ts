import { dutiesOf } from '../duty.ts';
import { gates } from '../gates.ts';

const row = dutiesOf('Supply chain and special cases');
const start = 'high-risk';

/** Rows of one role: who owes them, by which letter of Art. 99(4) they are fined, and who does them. */
const importing = { gate: gates.importer, start, tier: 'T2(c)', owner: 'import manager' } as const;
const distributing = { gate: gates.distributor, start, tier: 'T2(d)', owner: 'sales operations' } as const;
const representing = { gate: gates.representative, start, tier: 'T2(b)' } as const;

/** Importers, distributors and representatives. A check that alone keeps a system from the market has a row to itself, so that a gap names it. */
export const tradeDuties = [
  row({
    ...importing,
    id: 'd-23-1a',
    points: 6,
    title: 'Before import: conformity assessment',
    question: 'Before import, do you verify that the provider has carried out the conformity assessment?',
    help: [
      'the certificate or the report of the internal control, for each version.',
      "the provider's word.",
      'the certificate of the notified body is in your folder.',
    ],
    cite: ['Art. 23(1)(a)', 'annex-iii'],
    gap: "verification of the provider's conformity assessment before import (Art. 23(1)(a))",
    action:
      'Verify before import that the provider has carried out the conformity assessment, and keep the proof for each version.',
  }),
  row({
    ...importing,
    id: 'd-23-1b',
    points: 6,
    title: 'Before import: technical documentation',
    question: 'Before import, do you verify that the provider has drawn up the technical documentation of Annex IV?',
    help: [
      'a check that the file exists and belongs to the version that you import.',
      'a data sheet; a promise to send the file on request.',
      'the provider shows you the file, and you record the date.',
    ],
    cite: ['Art. 23(1)(b)', 'annex-iii'],
    gap: 'verification of the technical documentation before import (Art. 23(1)(b))',
    action:
      'Verify before import that the technical documentation of Annex IV exists, and record the version and the date.',
  }),
  row({
    ...importing,
    id: 'd-23-1c',
    points: 6,
    title: 'Before import: CE marking, declaration, instructions',
    question:
      'Before import, do you verify that the system has the CE marking, the EU declaration and the instructions for use?',
    help: [
      'all three, for each version.',
      'the marking alone.',
      'the declaration and the instructions are in your folder.',
    ],
    cite: ['Art. 23(1)(c)', 'annex-iii'],
    gap: 'verification of CE marking, EU declaration and instructions before import (Art. 23(1)(c))',
    action:
      'Verify before import that the system has the CE marking, the EU declaration of conformity and the instructions.',
  }),
  row({
    ...importing,
    id: 'd-23-1d',
    points: 6,
    title: 'Before import: authorised representative',
    question: 'Before import, do you verify that the provider has appointed an authorised representative in the EU?',
    help: ['the written mandate.', "a sales agent's address.", 'a copy of the mandate is in your folder.'],
    cite: ['Art. 23(1)(d)', 'annex-iii'],
    gap: "verification of the provider's authorised representative before import (Art. 23(1)(d))",
    action:
      'Verify before import that the provider has an authorised representative in the EU, and keep a copy of the mandate.',
  }),
  row({
    ...importing,
    id: 'd-23-2',
    points: 4,
    title: 'Holding back and reporting by the importer',
    question:
      'Do you hold the system back when in doubt, and report a risk to the provider, its representative and the authorities?',
    help: ['a procedure that stops a delivery.', 'selling while questions are open.', 'a stop that a clerk may order.'],
    cite: ['Art. 23(2)', 'annex-iii'],
    gap: 'holding back doubtful systems and reporting risks as importer (Art. 23(2))',
    action:
      'Write a procedure to hold back doubtful imports and to report risks to the provider, its representative and the authorities.',
  }),
  row({
    ...importing,
    id: 'd-23-3',
    points: 2,
    title: 'Name and address of the importer',
    question: 'Are your name, trademark and address on the system, its packaging or its documents?',
    help: ['an address at which you can be reached.', "the provider's name alone.", 'a label on the box.'],
    cite: ['Art. 23(3)', 'annex-iii'],
    gap: "the importer's name and address on system, packaging or documents (Art. 23(3))",
    action: 'Put your name, trademark and address as importer on the system, its packaging or its documents.',
  }),
  row({
    ...importing,
    id: 'd-23-4',
    points: 2,
    title: 'Storage and transport by the importer',
    question: 'While you hold the system, do storage and transport conditions keep it compliant?',
    help: [
      'devices in the warehouse, and copies of software that no one may alter.',
      'care after the sale.',
      'checksums of the copies that you hand on.',
    ],
    cite: ['Art. 23(4)', 'annex-iii'],
    gap: 'safe storage and transport as importer (Art. 23(4))',
    action: 'Set storage and transport conditions that keep an imported system as its provider made it.',
  }),
  row({
    ...importing,
    id: 'd-23-5',
    points: 4,
    title: 'Documents and cooperation of the importer',
    question: 'Are the certificate, instructions and declaration kept for ten years and shown on request?',
    help: ['an archive sorted by version.', "the provider's website.", 'a folder for each product.'],
    cite: ['Art. 23(5)–(7)', 'annex-iii'],
    gap: 'documents and cooperation of the importer (Art. 23(5) to (7))',
    action: 'Keep the certificate, instructions and declaration for ten years.',
  }),
  row({
    ...distributing,
    id: 'd-24-1a',
    points: 6,
    title: 'Before supply: CE marking, declaration, instructions',
    question:
      'Before supply, do you verify that the system has the CE marking, the EU declaration and the instructions for use?',
    help: [
      'all three; you need not check the technical documentation.',
      'a glance at the box.',
      'the declaration is in your folder before the first sale.',
    ],
    cite: ['Art. 24(1)', 'annex-iii'],
    gap: 'verification of CE marking, EU declaration and instructions before supply (Art. 24(1))',
    action:
      'Verify before supply that the system has the CE marking, the EU declaration of conformity and the instructions.',
  }),
  row({
    ...distributing,
    id: 'd-24-1b',
    points: 6,
    title: 'Before supply: names of provider and importer',
    question:
      'Before supply, do you verify that the provider, and any importer, have put their names and addresses on the system?',
    help: [
      'name, trademark and address on the system, its packaging or its documents (Arts 16(b), 23(3)).',
      'a brand without an address.',
      'the box names a Korean provider and a Dutch importer.',
    ],
    cite: ['Art. 24(1)', 'annex-iii'],
    gap: 'verification of the names and addresses of provider and importer before supply (Art. 24(1))',
    action:
      'Verify before supply that the provider, and any importer, have put their names and addresses on the system.',
  }),
  row({
    ...distributing,
    id: 'd-24-1c',
    points: 6,
    title: "Before supply: the provider's quality management",
    question: 'Before supply, do you verify that the provider has a quality management system?',
    help: [
      "a certificate, or the provider's written statement with its scope (Art. 16(c)).",
      'a logo on a website.',
      'the certificate names the AI system.',
    ],
    cite: ['Art. 24(1)', 'annex-iii'],
    gap: "verification of the provider's quality management system before supply (Art. 24(1))",
    action:
      'Verify before supply that the provider has a quality management system, and keep its certificate or statement.',
  }),
  row({
    ...distributing,
    id: 'd-24-2',
    points: 6,
    title: 'Holding back and correcting by the distributor',
    question: 'Do you hold the system back when in doubt, have it corrected or recalled, and report a risk?',
    help: ['a procedure that stops sales.', 'waiting for the provider.', 'a stop in the web shop within an hour.'],
    cite: ['Art. 24(2), (4)', 'annex-iii'],
    gap: 'holding back, correcting and reporting as distributor (Art. 24(2), (4))',
    action: 'Write a procedure to hold back, correct or recall doubtful systems and to report risks as distributor.',
  }),
  row({
    ...distributing,
    id: 'd-24-3',
    points: 2,
    title: 'Storage and transport by the distributor',
    question: 'As distributor, do you store and transport the system so that it stays compliant?',
    help: [
      'devices in the warehouse, and copies of software that no one may alter.',
      'care after the sale.',
      'checksums of the downloads that you offer.',
    ],
    cite: ['Art. 24(3)', 'annex-iii'],
    gap: 'safe storage and transport as distributor (Art. 24(3))',
    action: 'Set storage and transport conditions that keep a system that you supply as its provider made it.',
  }),
  row({
    ...distributing,
    id: 'd-24-5',
    points: 2,
    title: 'Cooperation of the distributor',
    question: 'Do you answer requests from authorities?',
    help: ['a contact who can answer.', 'passing letters on.', 'a mailbox that compliance reads.'],
    cite: ['Art. 24(5), (6)', 'annex-iii'],
    gap: 'cooperation of the distributor (Art. 24(5), (6))',
    action: 'Name a contact who answers authorities as distributor.',
  }),
  row({
    ...representing,
    id: 'd-22-3a',
    points: 4,
    title: 'Mandate: declaration, documentation, conformity assessment',
    question:
      'As representative, have you verified the declaration, technical documentation and conformity assessment?',
    help: [
      'all three, for each system under the mandate.',
      "the provider's word.",
      'you have read the declaration and seen the file.',
    ],
    cite: ['Art. 22(3)(a)', 'annex-iii'],
    gap: 'verification of declaration, technical documentation and conformity assessment as representative (Art. 22(3)(a))',
    action:
      'Verify as representative that the EU declaration, the technical documentation and the conformity assessment exist.',
    owner: 'compliance',
  }),
  row({
    ...representing,
    id: 'd-22-3b',
    points: 2,
    title: 'Mandate: keeping documents for ten years',
    question:
      "As representative, do you keep the provider's contact, the declaration, the file and any certificate for ten years?",
    help: [
      'an archive that the authorities can see.',
      'a postal address.',
      'a folder for each system that records when it came to market.',
    ],
    cite: ['Art. 22(3)(b)', 'annex-iii'],
    gap: 'documents kept for ten years as representative (Art. 22(3)(b))',
    action:
      "Keep the provider's contact, the declaration, the file and any certificate for ten years as its representative.",
    owner: 'compliance',
  }),
  row({
    ...representing,
    id: 'd-22-3c',
    points: 2,
    title: 'Mandate: information and cooperation',
    question: 'As representative, can you provide the file and the logs on request, and cooperate in reducing risks?',
    help: [
      'access to what the authority may require, logs included.',
      'forwarding letters to the provider.',
      'a contact who has the file and the key to the logs.',
    ],
    cite: ['Art. 22(3)(c), (d)', 'annex-iii'],
    gap: 'information and cooperation on request as representative (Art. 22(3)(c), (d))',
    action:
      'Get access to the file and the logs, and name the contact who provides both to authorities as representative.',
    owner: 'compliance',
  }),
  row({
    ...representing,
    id: 'd-22-3e',
    points: 2,
    title: 'Mandate: registration',
    question: "As representative, have you registered the system, or checked the provider's registration?",
    help: [
      'the registration under Art. 49(1), made or checked by you.',
      'an entry in another register.',
      'you compared the entry with Annex VIII, Section A, point 3.',
    ],
    cite: ['Art. 22(3)(e)', 'annex-iii'],
    gap: 'registration, or a check of it, as representative (Art. 22(3)(e))',
    action:
      'Register the system as representative, or check that the information registered by the provider is correct.',
    owner: 'compliance',
  }),
  row({
    ...representing,
    id: 'd-22-4',
    points: 4,
    title: 'Ending the mandate',
    question: 'Are you ready to end the mandate and to inform the authority if the provider breaches the Act?',
    help: [
      'a clause in the mandate, and a decision on who acts.',
      'a hope that it never happens.',
      'notice within a day.',
    ],
    cite: ['Art. 22(4)', 'annex-iii'],
    gap: 'readiness to end the mandate (Art. 22(4))',
    action: 'Add a clause to the mandate: end it and inform the authority if the provider breaches the Act.',
    owner: 'legal',
  }),
];
