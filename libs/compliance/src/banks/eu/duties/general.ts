import { dutiesOf } from '../duty.ts';
import { gates } from '../gates.ts';

const literacyRow = dutiesOf('Literacy');
const transparency = dutiesOf('Transparency');

export const literacy = [
  literacyRow({
    id: 'd-4',
    gate: gates.everyone,
    title: 'AI literacy',
    start: 'literacy',
    tier: 'N',
    points: 6,
    group: 'organisationDuty',
    question: 'Do you take measures that support the AI literacy of staff and others who run AI for you?',
    help: [
      'training by role, guides, time to learn; recorded dates and contents.',
      'a link in a newsletter. You need not guarantee that anyone reaches a particular level.',
      'two hours for case handlers on how the score works and when it fails.',
    ],
    cite: ['Art. 4(1)', 'chapters-1-and-2'],
    gap: 'measures to support the development of AI literacy (Art. 4)',
    action: 'Train staff in AI literacy by role, and record dates and content.',
    owner: 'human resources with compliance',
  }),
];

export const transparencyDuties = [
  transparency({
    id: 'd-50-1',
    gate: gates.talks,
    title: 'Telling people that they are interacting with AI',
    start: 'transparency',
    tier: 'T2(g)',
    points: 15,
    question:
      'Does the system tell people clearly and accessibly, at the first interaction in every channel, that it is AI?',
    help: [
      'a first sentence in chat and voice that no one can miss.',
      'terms of use; the word "assistant"; a notice in one of several channels.',
      'the voice bot begins with "I am an AI system of the energy company".',
    ],
    cite: ['Art. 50(1), (5)', 'general'],
    gap: 'notice to people that they are interacting with AI (Art. 50(1))',
    action:
      'Tell people that they are dealing with AI in the first message of every channel, voice included. Terms or the word "assistant" are not enough.',
    owner: 'product owner',
  }),
  transparency({
    id: 'd-50-2m',
    gate: gates.generates,
    title: 'Marking of generated content',
    start: 'marking',
    tier: 'T2(g)',
    points: 15,
    question: 'Is everything that the system generates marked in a machine-readable way?',
    help: [
      "metadata and a watermark, tested for robustness; the underlying model's marks, if they reach the output.",
      'a visible label alone.',
      'each picture carries signed metadata and an invisible watermark.',
    ],
    cite: ['Art. 50(2)', 'general'],
    gap: 'machine-readable marking of outputs (Art. 50(2))',
    action:
      "Mark generated content with metadata and a watermark, and test how robust they are. You may rely on the underlying model's marks, but not on a visible label alone.",
    owner: 'engineering',
  }),
  transparency({
    id: 'd-50-2d',
    gate: gates.generates,
    title: 'Detection of generated content',
    start: 'marking',
    tier: 'T2(g)',
    points: 8,
    question: 'Can people who encounter the content detect the marks with a tool that you make available?',
    help: [
      'a page or interface, free of charge, that recognises your marks.',
      'a tool for your own staff only.',
      'a public page on which anyone can check a file.',
    ],
    cite: ['Art. 50(2)', 'general', 'M'],
    gap: 'a way to detect outputs as artificial (Art. 50(2))',
    action: 'Provide a tool that detects the marks in generated content and is interoperable with others.',
    owner: 'engineering',
  }),
  transparency({
    id: 'd-50-3',
    gate: gates.emotions,
    title: 'Informing people of emotion recognition or biometric categorisation',
    start: 'transparency',
    tier: 'T2(g)',
    points: 15,
    question: 'Are people who are exposed to the system informed that it is in operation?',
    help: [
      'a notice before exposure, together with the information that data protection law requires.',
      'a line in a privacy policy on the web.',
      'a sign at eye level at the shop door.',
    ],
    cite: ['Art. 50(3)', 'general'],
    gap: 'information for people about emotion recognition or biometric categorisation (Art. 50(3))',
    action:
      'Put up notices about emotion recognition or biometric categorisation where people see them before exposure. Align them with GDPR Arts 13 and 14.',
    owner: 'site owner',
  }),
  transparency({
    id: 'd-50-4i',
    gate: gates.deepfakes,
    title: 'Disclosing deepfakes',
    start: 'transparency',
    tier: 'T2(g)',
    points: 15,
    question: 'Are deepfakes disclosed as artificial in a way that people see or hear?',
    help: [
      'a label at the first exposure; in evidently artistic work, in a manner that does not spoil it.',
      "the generator's machine-readable mark alone.",
      'a caption "made with AI"; credits that name a digital double.',
    ],
    cite: ['Art. 50(4)', 'general'],
    gap: 'disclosure of deepfakes as artificial (Art. 50(4))',
    action:
      "Label deepfakes as artificial at the first exposure. The generator's mark is not enough. In art, choose a manner that does not hamper the display or enjoyment of the work.",
    owner: 'communications',
  }),
  transparency({
    id: 'd-50-4t',
    gate: gates.publicText,
    title: 'Disclosing text for the public',
    start: 'transparency',
    tier: 'T2(g)',
    points: 15,
    question: 'Is text that informs the public on matters of public interest disclosed as made or altered by AI?',
    help: [
      'a line that readers see with the text.',
      'a general page on how you work.',
      'each article ends with "Written with AI".',
    ],
    cite: ['Art. 50(4)', 'general'],
    gap: 'disclosure of text on matters of public interest as artificial (Art. 50(4))',
    action:
      'Label AI-generated text on matters of public interest, or set up human review and name the responsible editor.',
    owner: 'communications',
  }),
];
