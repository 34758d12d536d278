import { asking } from '../ask.ts';
import { all, annexIII, any, claimed, exceptionClosed, firstProvider, is, not } from '../facts.ts';

const ask = asking('Exception');
const stands = is('e-infl', 'no');

export const exceptionQuestions = [
  ask.yesNo({
    id: 'e-claim',
    when: all(annexIII, any(not(exceptionClosed), firstProvider)),
    question: 'Is the system treated as not high-risk under the exception in Article 6(3)?',
    help: [
      'if you are its provider, your own assessment; otherwise, what the provider told you.',
      'simply having met no high-risk duty so far.',
      'a vendor writes that its CV converter only prepares files.',
    ],
    cite: ['Art. 6(3), (4)', 'annex-iii'],
  }),
  ask.yesNo({
    id: 'e-prof',
    when: all(claimed, not(exceptionClosed)),
    question:
      'Does the system evaluate or predict something personal about individuals: performance, money, health, reliability, behaviour, location or movements?',
    help: [
      'ranking or scoring applicants, flagging pupils at risk.',
      'converting CVs to one format; sorting letters by subject.',
      'a tool that assigns tasks to each worker according to their speed.',
    ],
    cite: ['Art. 6(3)', 'annex-iii'],
  }),
  ask.choice(
    {
      id: 'e-ground',
      when: is('e-prof', 'no'),
      question: 'On which ground is the system treated as not high-risk?',
      help: [
        '(a) sorting letters into classes; (b) polishing a finished text; (c) checking a grader afterwards; (d) translating files before an assessment.',
        'a ground that only part of the system meets.',
        'a checker that compares past grades without changing them: (c).',
      ],
      cite: ['Art. 6(3)(a)–(d)', 'annex-iii'],
    },
    [
      ['a', '(a) A narrow procedural task'],
      ['b', '(b) Improving the result of a completed human activity'],
      ['c', '(c) Detecting decision patterns, and not replacing or influencing any assessment without proper review'],
      ['d', '(d) A preparatory task'],
      ['none', 'None of these'],
      ['unsure', 'Not sure'],
    ],
  ),
  ask.yesNo({
    id: 'e-infl',
    when: is('e-ground', 'a', 'b', 'c', 'd'),
    question: "Can the system's output materially influence the decision?",
    help: [
      'a shortlist that people rarely depart from; a proposed grade.',
      'a format, a translation, sorting by date.',
      'the first draft of a refusal influences the decision; a sorted inbox does not.',
    ],
    cite: ['Art. 6(3)', 'annex-iii', 'M'],
  }),
  ask.maturity(
    {
      id: 'e-doc',
      when: all(stands, firstProvider),
      question:
        'Is your assessment of the exception documented before the system is placed on the market or put into service?',
      help: [
        'a document with the ground, the facts, and why there is no significant risk.',
        'an opinion in an email; a document written afterwards.',
        'three pages on why a CV converter is a narrow procedural task.',
      ],
      cite: ['Art. 6(4)', 'annex-iii'],
    },
    10,
  ),
  ask.choice(
    {
      id: 'e-doc-d',
      when: all(stands, not(firstProvider)),
      question: "Have you seen the provider's documented assessment of the exception?",
      help: [
        'the document itself, with the ground, facts and reasons.',
        'a line in a brochure; an answer by telephone.',
        'a vendor sends its assessment on request.',
      ],
      cite: ['Art. 6(4)', 'annex-iii'],
    },
    [
      ['implemented', 'Yes, the whole assessment'],
      ['partial', 'In part'],
      ['none', 'No'],
      ['unsure', 'Not sure'],
    ],
  ),
  ask.choice(
    {
      id: 'e-reg',
      when: all(stands, firstProvider),
      question: 'Are you and the system registered in the EU database as not high-risk under the exception?',
      help: [
        'the entry for systems under the exception.',
        'a registration for another system. The exception and the duty apply even without registration.',
        'the sheet of Annex VIII Section B, sent before the first sale.',
      ],
      cite: ['Art. 49(2)', 'annex-iii', 'M'],
    },
    [
      ['yes', 'Yes'],
      ['no', 'No', 4],
      ['unsure', 'Not sure', 4],
      ['planned', 'Not on the market yet; it will be registered first'],
    ],
  ),
];
