import type { Citation } from '../../law/citation.ts';
import type { Bank } from '../../scoring/bank.ts';
import type { Question, QuestionOption } from '../../scoring/question.ts';
import { dateOf } from './dates.ts';
import { ukCitation } from './ukCitation.ts';

type Draft = {
  id: string;
  question: string;
  helpText: string;
  citation: Citation;
  /** An answer of its own, worth 0 points, for systems that the question does not concern. */
  notApplicable?: string;
  options?: QuestionOption[];
  /** Asked with a plain yes or no; no scores like a missing measure. */
  yesNo?: true;
};

/** "Not sure" scores the same as nothing in place, so that not knowing never pays. */
const inPlace: QuestionOption[] = [
  { value: 'implemented', label: 'In place, documented and evidenced', score: 0 },
  { value: 'partial', label: 'Partly in place', score: 1 },
  { value: 'none', label: 'Not in place', score: 5 },
  { value: 'unsure', label: 'Not sure', score: 5 },
];

/** The questions of one principle; four each, so that a principle holds 20 points at most. */
function principle(name: NonNullable<Question['principle']>, drafts: Draft[]): Question[] {
  return drafts.map(({ id, question, helpText, citation, ...answers }) => ({
    id,
    category: name,
    question,
    ...answersOf(answers),
    articleReference: citation.label,
    helpText,
    citation,
    principle: name,
  }));
}

function answersOf({ yesNo, notApplicable, options = inPlace }: Pick<Draft, 'yesNo' | 'notApplicable' | 'options'>) {
  if (yesNo) return { type: 'yes_no' as const, scoring: { yes: 0, no: 5 } };
  const concerned = notApplicable ? [{ value: 'not_applicable', label: notApplicable, score: 0 }] : [];
  return { type: 'single_choice' as const, options: [...options, ...concerned] };
}

const safety = principle('Safety & Security', [
  {
    id: 'uk-s1',
    question: 'Are risks assessed across the whole lifecycle, including misuse?',
    helpText:
      'Cover design, release, change and retirement, intended use and the misuse that can be foreseen, and record who accepted what risk remains.',
    citation: ukCitation('dsit', 'Principle 1: safety, security and robustness', 'DSIT guidance, principle 1'),
  },
  {
    id: 'uk-s2',
    question: 'Is the system secured by design, including its supply chain and attacks specific to AI?',
    options: [
      ...inPlace.filter(({ value }) => value !== 'none' && value !== 'unsure'),
      {
        value: 'none_uncritical',
        label: 'Not in place, but no personal data is involved and safety does not depend on the system',
        score: 5,
      },
      {
        value: 'none',
        label: 'Not in place, and personal data is involved or safety depends on the system',
        score: 5,
      },
      { value: 'unsure', label: 'Not sure', score: 5 },
    ],
    helpText:
      'UK GDPR asks for security appropriate to the risk wherever personal data is processed. The NCSC guidelines for secure AI and the AI Cyber Security Code of Practice (January 2025) show what good looks like: supply chain, poisoned data, adversarial input, monitoring.',
    citation: ukCitation('ukGdpr', '5(1)(f) and 32', 'UK GDPR Arts 5(1)(f) and 32'),
  },
  {
    id: 'uk-s3',
    question: 'Is the system tested before release and monitored for drift afterwards?',
    helpText:
      'Set thresholds before testing, test on data like that of real use, and watch performance after release. MHRA and FCA expect this in their sectors.',
    citation: ukCitation('dsit', 'Principle 1: safety, security and robustness', 'DSIT guidance, principle 1'),
  },
  {
    id: 'uk-s4',
    question: 'Is there a plan for incidents, with a fallback and a safe way to stop?',
    helpText:
      'Name who decides to stop, what happens meanwhile and whom to tell. For a medical device the vigilance duties of the Medical Devices Regulations 2002 apply as well.',
    citation: ukCitation('dsit', 'Principle 1: safety, security and robustness', 'DSIT guidance, principle 1'),
  },
]);

const transparency = principle('Transparency', [
  {
    id: 'uk-t1',
    question: 'Do people know that AI is used and what for?',
    helpText:
      'Privacy information must say what personal data is used for. The CMA expects businesses that use AI agents with consumers to be open about it (guidance of 9 March 2026).',
    citation: ukCitation('ukGdpr', '13 and 14', 'UK GDPR Arts 13 and 14'),
  },
  {
    id: 'uk-t2',
    question: 'Can people get a meaningful explanation of outcomes?',
    helpText:
      'Explain the reasons in words that the person can use, not the mathematics. The guide "Explaining decisions made with AI" by ICO and the Turing Institute helps; Article 22C asks for information about solely automated significant decisions.',
    citation: ukCitation('duaa', 's. 80 (UK GDPR 22C)', 'UK GDPR Art. 22C', dateOf('adm-safeguards')),
  },
  {
    id: 'uk-t3',
    question: 'Are purpose, data and limits of the system documented?',
    helpText:
      'Central government and the public bodies in its scope publish a record under the Algorithmic Transparency Recording Standard; private firms are not bound by it, but its template is a good one.',
    citation: ukCitation('transparencyRecord', 'Recording standard', 'ATRS (public sector)'),
  },
  {
    id: 'uk-t4',
    question: 'Are synthetic content and the AI itself presented so that nobody takes them for something else?',
    helpText:
      'Consumer law forbids misleading practices, whoever or whatever carries them out. Services that host content also look at the Online Safety Act, which Ofcom enforces.',
    citation: ukCitation('consumer', 'Unfair commercial practices', 'DMCC Act 2024'),
  },
]);

const fairness = principle('Fairness', [
  {
    id: 'uk-f1',
    question: 'Is bias tested across the characteristics that the Equality Act protects?',
    helpText:
      'Applies wherever the system makes or supports decisions on people. Public bodies also owe the public sector equality duty of section 149.',
    citation: ukCitation('equality', 's. 149 for public bodies', 'Equality Act 2010'),
    notApplicable: 'Not applicable: it neither makes nor supports decisions on people',
  },
  {
    id: 'uk-f2',
    question: 'Is the data representative, accurate and relevant for the purpose?',
    helpText: 'Record where the data comes from, whom it leaves out, and how errors are found and corrected.',
    citation: ukCitation('ukGdpr', '5(1)(a) and (d)', 'UK GDPR Art. 5(1)(a), (d)'),
  },
  {
    id: 'uk-f3',
    question: 'Is the lawful basis recorded, and a condition for special-category data where it is used?',
    helpText:
      'Training and use can need different bases. Article 22B limits solely automated significant decisions that rest on special-category data to explicit consent, or to contract or law together with substantial public interest.',
    citation: ukCitation('ukGdpr', '6, 9 and 22B', 'UK GDPR Arts 6, 9 and 22B'),
    notApplicable: 'Not applicable: no personal data is processed, in training or in use',
  },
  {
    id: 'uk-f4',
    question: 'Are vulnerable people and children considered?',
    helpText:
      "Think of who may use the system or be affected by it without being its target. The FCA Consumer Duty, the Children's Code and section 81 of the Data (Use and Access) Act 2025 apply in their fields.",
    citation: ukCitation('consumerDuty', "Consumer Duty; Children's Code; s. 81", "Consumer Duty, Children's Code"),
  },
]);

const accountability = principle('Accountability', [
  {
    id: 'uk-a1',
    question: 'Does a named senior person answer for the system?',
    helpText:
      'One person with the authority to change or stop it. In financial firms this is fixed under the Senior Managers and Certification Regime.',
    citation: ukCitation('whitePaper', 'Principle 4: accountability and governance', 'White paper, principle 4'),
    yesNo: true,
  },
  {
    id: 'uk-a2',
    question: 'Was a data protection impact assessment done before the processing began?',
    helpText:
      'Owed before processing that is likely to result in a high risk to people. AI that decides on people, profiles them or uses sensitive data usually is. If you conclude that none is needed, keep the screening that shows it.',
    citation: ukCitation('ukGdpr', '35', 'UK GDPR Art. 35'),
    notApplicable: 'Not applicable: screening is recorded and shows no high-risk processing of personal data',
  },
  {
    id: 'uk-a3',
    question: 'Are there an inventory of AI systems, policies, training and regular review?',
    helpText: 'ISO/IEC 42001 describes such a management system; it is voluntary.',
    citation: ukCitation('dsit', 'Principle 4: accountability and governance', 'DSIT guidance, principle 4'),
  },
  {
    id: 'uk-a4',
    question: 'Are suppliers checked, and bound by contract?',
    helpText:
      'A processor needs a contract with the contents of Article 28. The CMA looks to the business itself where an AI tool that it bought deals with consumers in its name.',
    citation: ukCitation('ukGdpr', '28', 'UK GDPR Art. 28'),
  },
]);

const noSolelyAutomated = 'Not applicable: it takes no solely automated decisions with significant effect';
const solelyAutomated =
  'A decision is solely automated when no human is meaningfully involved before it takes effect, and significant when its effect on the person is legal or similarly significant.';

const contestability = principle('Contestability', [
  {
    id: 'uk-c1',
    question: 'Is there a published route to contest an outcome, with a time limit for the answer?',
    helpText:
      'Say where to turn, what to send, who looks at it and by when, at the point where people meet the outcome.',
    citation: ukCitation('whitePaper', 'Principle 5: contestability and redress', 'White paper, principle 5'),
  },
  {
    id: 'uk-c2',
    question: 'Can a human who is able to change the outcome step into solely automated significant decisions?',
    helpText: `${solelyAutomated} Article 22C then asks for human intervention, by somebody with the power to change the outcome.`,
    citation: ukCitation('duaa', 's. 80 (UK GDPR 22C)', 'UK GDPR Art. 22C', dateOf('adm-safeguards')),
    notApplicable: noSolelyAutomated,
  },
  {
    id: 'uk-c3',
    question: 'Are people told of solely automated significant decisions, and can they make representations?',
    helpText: `${solelyAutomated} Article 22C then asks that the person is informed and can make representations.`,
    citation: ukCitation('duaa', 's. 80 (UK GDPR 22C)', 'UK GDPR Art. 22C', dateOf('adm-safeguards')),
    notApplicable: noSolelyAutomated,
  },
  {
    id: 'uk-c4',
    question: 'Is there a complaints process that acknowledges within 30 days, puts matters right and learns?',
    helpText:
      'Controllers must make it easy to complain about their use of personal data and acknowledge within 30 days.',
    citation: ukCitation('complaints', 's. 164A', 'DPA 2018 s. 164A', dateOf('complaints')),
  },
]);

/**
 * The UK bank of 21 November 2026: four questions for each of the five principles. The law behind it is as of the
 * change of the Information Commission.
 *
 * Some questions concern only some systems: bias tests where decisions on people are made, lawful basis where personal
 * data is processed, the impact assessment where processing is high-risk, the safeguards of Article 22C where decisions
 * are solely automated. Within 20 questions each of them carries its own "Not applicable: …" option, worth no points,
 * whose label states the fact that makes it so. A missing measure is then always meant for a system that it concerns,
 * and may raise a red flag. Security concerns every system: its "not in place" is split in two, and only the one with
 * personal data or safety raises the flag.
 */
export const bank: Bank = {
  version: 'uk-2026-11-21',
  jurisdiction: 'UK',
  lawAsOf: dateOf('information-commission'),
  questions: [...safety, ...transparency, ...fairness, ...accountability, ...contestability],
};
