import type { Citation } from '../../law/citation.ts';
import type { Bank } from '../../scoring/bank.ts';
import type { Question, QuestionOption } from '../../scoring/question.ts';
import { ACT_AS_OF, aiActCitation } from './aiActCitation.ts';
import { type LegalDateId, longDateOf } from './dates.ts';

type Draft = {
  id: string;
  category: string;
  question: string;
  options: QuestionOption[];
  helpText: string;
  /** Label, date from which it applies, and confidence of the citation. */
  cite: [string, LegalDateId, Citation['confidence']?];
};

function single({ cite: [label, applies, confidence], ...draft }: Draft): Question {
  return {
    ...draft,
    type: 'single_choice',
    articleReference: `AI Act, ${label}`,
    citation: aiActCitation(label, applies, confidence),
  };
}

function option(value: string, label: string, score = 0): QuestionOption {
  return { value, label, score };
}

/**
 * The four answers to "how far is this in place?": partly in place scores a third of what a missing measure does, rounded up. "Not
 * sure" scores the same as nothing in place, so that not knowing never pays.
 */
function maturityOptions(points: number): QuestionOption[] {
  return [
    option('implemented', 'In place, documented and evidenced'),
    option('partial', 'Partly in place', Math.ceil(points / 3)),
    option('none', 'Not in place', points),
    option('unsure', 'Not sure', points),
  ];
}

function prohibited(yes: string): QuestionOption[] {
  return [option('no', 'No'), option('unsure', 'Not sure', 20), option('yes', yes, 100)];
}

/** Duties of high-risk systems bind from one date for Annex III and from a later one for Annex I alone. */
const highRiskDates = `These duties apply from ${longDateOf('annex-iii')} to the areas of Annex III and from ${longDateOf('annex-i')} to the products of Annex I.`;

const questions: Question[] = [
  single({
    id: 'eu-01',
    category: 'Scope & role',
    question: 'Is the system placed on the market, put into service or used in the EU, or is its output used there?',
    options: [
      option('yes', 'Yes'),
      option('no', 'No, neither the system nor its output reaches the EU'),
      option('unsure', 'Not sure (treated as yes)'),
    ],
    helpText:
      'The Act follows the system and its output, not the seat of the company: a provider or deployer outside the EU is caught when the output is used in the EU. "No" switches every duty off in this assessment, so choose it only when you can show it.',
    cite: ['Art. 2(1)', 'chapters-1-and-2'],
  }),
  single({
    id: 'eu-02',
    category: 'Scope & role',
    question: 'What is your organisation to this system?',
    options: [
      option('provider', 'Provider: we develop it, or have it developed, and supply or use it under our own name'),
      option('deployer', "Deployer: we use somebody else's system under our own authority"),
      option('both', 'Both provider and deployer'),
      option('importer_distributor', 'Importer or distributor: we bring it to the EU market or pass it on there'),
      option(
        'rebrand_or_modify',
        'We put our name on it, change it substantially or change its purpose (counts as provider)',
      ),
      option('unsure', 'Not sure (treated as both provider and deployer)'),
    ],
    helpText:
      'Most duties depend on the role. Under Article 25 whoever puts their own name on a high-risk system, changes it substantially, or gives a system a purpose that makes it high-risk becomes its provider.',
    cite: ['Arts 3(3), 3(4) and 25(1)', 'chapters-1-and-2'],
  }),
  single({
    id: 'eu-02a',
    category: 'Scope & role',
    question: 'What kind of organisation uses the system?',
    options: [
      option('other_private', 'A private organisation that provides no public services'),
      option('public_service_provider', 'A private organisation that provides public services'),
      option('public_body', 'A body governed by public law'),
      option('unsure', 'Not sure (treated as providing public services)'),
    ],
    helpText:
      'This decides who owes a fundamental rights impact assessment: public bodies, and private organisations that provide public services such as education, healthcare, social services or housing. For credit scoring and for life and health insurance every deployer owes it, private or not.',
    cite: ['Art. 27(1)', 'annex-iii'],
  }),
  single({
    id: 'eu-03',
    category: 'Prohibited practices',
    question:
      'Does the system manipulate or deceive people, or exploit their age, disability or social situation, so that significant harm is caused or likely?',
    options: prohibited('Yes'),
    helpText:
      'Covers techniques below awareness, purposeful manipulation and deception that distort behaviour, and the exploitation of vulnerable people. Ordinary persuasion without significant harm is not meant.',
    cite: ['Art. 5(1)(a), (b)', 'chapters-1-and-2'],
  }),
  single({
    id: 'eu-04',
    category: 'Prohibited practices',
    question:
      'Does the system score people socially with unjustified or unrelated disadvantage, or predict that a person will commit a crime from profiling alone?',
    options: prohibited('Yes'),
    helpText:
      'The ban on social scoring binds private organisations as well as public authorities. Supporting a human assessment that rests on objective facts linked to a crime is not meant.',
    cite: ['Art. 5(1)(c), (d)', 'chapters-1-and-2'],
  }),
  single({
    id: 'eu-05',
    category: 'Prohibited practices',
    question:
      'Does the system build a face database by untargeted scraping, infer emotions at work or in education (other than for medical or safety reasons), sort people by biometrics into sensitive categories, or identify people remotely in public in real time for law enforcement (outside the exceptions)?',
    options: prohibited('Yes, at least one of these'),
    helpText:
      'Untargeted scraping of face images from the internet or CCTV for a recognition database; inferring emotions at work or in education, except for medical or safety reasons; sorting people by biometrics into sensitive categories such as race, beliefs or sexual orientation; use of real-time remote identification in public for law enforcement outside the narrow exceptions. Emotion recognition elsewhere is not banned, but it is high-risk and people must be told.',
    cite: ['Art. 5(1)(e)–(h)', 'chapters-1-and-2'],
  }),
  single({
    id: 'eu-06',
    category: 'Prohibited practices',
    question:
      'Can the system generate or alter intimate imagery of real people without their consent, or child sexual abuse material, by intention or because adequate safeguards are missing?',
    options: prohibited('Yes'),
    helpText: `These two prohibitions were added in 2026 and apply from ${longDateOf('new-prohibitions')}. Answer "No" for a generator of images or video only when it has safeguards that are adequate against foreseeable misuse.`,
    cite: ['Arts 5(1)(ba), (bb) and 5(1a)', 'new-prohibitions'],
  }),
  single({
    id: 'eu-07',
    category: 'Classification',
    question: 'Is the system intended for one of the areas of Annex III?',
    options: [
      option('none', 'None of them'),
      option('III-1', '1 Biometrics (not mere 1:1 verification)'),
      option('III-2', '2 Critical infrastructure'),
      option('III-3', '3 Education and vocational training'),
      option('III-4', '4 Employment: recruitment, decisions on work, monitoring of workers'),
      option('III-5a', '5(a) Public benefits and services'),
      option('III-5b', '5(b) Creditworthiness of natural persons (not detection of financial fraud)'),
      option('III-5c', '5(c) Risk and pricing in life and health insurance'),
      option('III-5d', '5(d) Emergency calls, dispatch and triage'),
      option('III-6', '6 Law enforcement'),
      option('III-7', '7 Migration, asylum and border control'),
      option('III-8', '8 Justice and elections'),
      option('unsure', 'Not sure (provisionally treated as high-risk)'),
    ],
    helpText:
      'The intended purpose decides, not the technology. Detection of financial fraud, scoring of businesses only, chatbots and 1:1 verification ("are you who you say you are?") are not high-risk by themselves. If several areas fit, choose 5(b) or 5(c) when it is one of them, otherwise any area but 2. No final version of the Commission\'s guidelines on classification was found when this was last checked.',
    cite: ['Art. 6(2) and Annex III', 'annex-iii'],
  }),
  single({
    id: 'eu-08',
    category: 'Classification',
    question:
      'Is the system a product of Annex I, Section A, or the safety component of one, and does that product need assessment by a third party such as a notified body?',
    options: [option('no', 'No'), option('yes', 'Yes'), option('unsure', 'Not sure (provisionally treated as yes)')],
    helpText:
      'Section A of Annex I lists product law, for example on medical devices, toys, lifts, radio equipment and protective equipment. Of Section B (machinery since 2026, for example) the Act itself applies only in a few articles: choose "No" and follow that product\'s own law, which the class shown here does not cover. For medical devices the classes IIa, IIb and III need a notified body (in vitro: B, C and D); class I does not. Mere assistance, optimisation or convenience is no safety component unless its failure endangers health or safety.',
    cite: ['Art. 6(1) and Annex I', 'annex-i'],
  }),
  single({
    id: 'eu-09',
    category: 'Classification',
    question: 'For an area of Annex III: do you rely on the exception for systems without significant risk?',
    options: [
      option('not_claimed', 'No, or no area of Annex III applies'),
      option('documented', 'Yes: assessment documented, system registered, and no natural person is profiled'),
      option('claimed_undocumented', 'Yes, but the assessment is not documented', 10),
      option('claimed_profiling', 'Yes, although the system profiles natural persons', 15),
      option('unsure', 'Not sure (treated as not relied on)'),
    ],
    helpText:
      'The exception is for a narrow procedural task, for improving a completed human activity, for detecting patterns in decisions, or for a preparatory task. It is never open to a system that profiles natural persons, which biometrics, credit and recruitment normally do. It must be documented before the system goes to market and registered; the date from which that registration binds is disputed, so confirm it.',
    cite: ['Arts 6(3), 6(4) and 49(2)', 'annex-iii', 'M'],
  }),
  single({
    id: 'eu-10',
    category: 'Risk management',
    question: 'Is there a risk management system that runs through the whole lifecycle?',
    options: maturityOptions(15),
    helpText: `It identifies risks to health, safety and fundamental rights in intended use and foreseeable misuse, takes measures, tests them, judges what risk remains, and is fed by what is seen after release. Minors and vulnerable people get special attention. ${highRiskDates}`,
    cite: ['Art. 9', 'annex-iii'],
  }),
  single({
    id: 'eu-11',
    category: 'Data governance',
    question: 'Are provenance, relevance, representativeness and errors of the data governed and recorded?',
    options: maturityOptions(15),
    helpText:
      'Training, validation and test data must be relevant, sufficiently representative and, to the best extent possible, free of errors and complete for the purpose. The duty concerns systems that are trained with data.',
    cite: ['Art. 10(2)–(4)', 'annex-iii'],
  }),
  single({
    id: 'eu-12',
    category: 'Data governance',
    question: 'Is bias examined and mitigated across groups, with a lawful basis for any sensitive data used for it?',
    options: maturityOptions(10),
    helpText:
      'Article 10 asks for an examination of possible bias and for measures against it. Article 4a, new in 2026, allows special-category data for this purpose only exceptionally and under its conditions (a) to (f).',
    cite: ['Arts 10(2)(f), (g) and 4a', 'annex-iii', 'M'],
  }),
  single({
    id: 'eu-13',
    category: 'Documentation',
    question: 'Is the technical documentation of Annex IV complete, current and kept for 10 years?',
    options: maturityOptions(10),
    helpText:
      'It must exist before the system goes to market. Small companies and small mid-caps may use a simplified form. Importers answer for their check that it has been drawn up (Art. 23(1)).',
    cite: ['Arts 11 and 18', 'annex-iii'],
  }),
  single({
    id: 'eu-14',
    category: 'Logging',
    question: 'Are events logged automatically, traceable, and kept for at least six months?',
    options: maturityOptions(10),
    helpText:
      'The provider builds the logging in and keeps the logs it holds; the deployer keeps the logs under its own control. Reconcile the time with data protection law.',
    cite: ['Arts 12, 19 and 26(6)', 'annex-iii'],
  }),
  single({
    id: 'eu-15',
    category: 'Transparency',
    question: 'Do deployers get instructions for use that state limits, accuracy and human oversight?',
    options: maturityOptions(10),
    helpText:
      'Article 13(3) lists the contents: who the provider is, the purpose, accuracy, robustness and security, foreseeable risks, performance for groups, input data, oversight, resources and logs. This is a document for deployers, not the notice to the people affected. Importers and distributors answer for their check that it comes with the system.',
    cite: ['Art. 13', 'annex-iii'],
  }),
  single({
    id: 'eu-16',
    category: 'Human oversight',
    question: 'Can named, competent people understand, override and stop the system?',
    options: maturityOptions(15),
    helpText:
      'The provider designs the system so that it can be overseen; the deployer assigns people with competence, training and authority. Overseers must know the tendency to trust a machine too much. A match by remote biometric identification normally needs separate confirmation by at least two people.',
    cite: ['Arts 14 and 26(2)', 'annex-iii'],
  }),
  single({
    id: 'eu-17',
    category: 'Accuracy & security',
    question: 'Are accuracy metrics declared, robustness tested, and attacks specific to AI covered?',
    options: maturityOptions(15),
    helpText:
      'Declare the metrics in the instructions. Test against errors and feedback loops, and against poisoned data, adversarial input and attacks on the model.',
    cite: ['Art. 15', 'annex-iii'],
  }),
  single({
    id: 'eu-18',
    category: 'QMS & conformity',
    question:
      'Are a quality management system, the conformity route, and the declaration, CE marking and registration arranged?',
    options: maturityOptions(15),
    helpText:
      'Internal control is the normal route for Annex III points 2 to 8; biometrics need a notified body unless harmonised standards or common specifications are applied in full; products of Annex I follow their own procedure. Registration in the EU database concerns Annex III only. Neither a code of practice nor ISO/IEC 42001 is a conformity route. Treat these steps as due with the high-risk duties.',
    cite: ['Arts 16, 17, 43 and 47–49', 'annex-iii', 'M'],
  }),
  single({
    id: 'eu-19',
    category: 'Deployer duties',
    question:
      'As deployer: do you follow the instructions, check input data, monitor, suspend when needed, and inform workers and people affected?',
    options: maturityOptions(10),
    helpText:
      'Workers and their representatives are informed before a system is used at work; people about whom an Annex III system decides or helps to decide are told so. Serious incidents are reported to the provider first, then to the authority; where use presents a risk, it is suspended and provider and authority are told.',
    cite: ['Art. 26(1), (4), (5), (7) and (11)', 'annex-iii'],
  }),
  single({
    id: 'eu-20',
    category: 'Fundamental rights',
    question: 'As deployer: how does the fundamental rights impact assessment stand?',
    options: [
      option('not_required', 'Not required of us'),
      option('done_notified', 'Done, and the authority notified'),
      option('in_progress', 'In progress', 8),
      option('required_not_done', 'Required, not done', 15),
      option('unsure', 'Not sure', 15),
    ],
    helpText:
      'Owed before first use by public bodies and private providers of public services for Annex III systems, and by every deployer for creditworthiness and for life and health insurance. Not owed for critical infrastructure, nor for products of Annex I alone, nor by a mere provider. "Not required" is not accepted where your other answers say otherwise.',
    cite: ['Art. 27', 'annex-iii'],
  }),
  single({
    id: 'eu-21',
    category: 'Transparency to people',
    question: 'Are people told that they deal with an AI system?',
    options: [
      option('not_interacting', 'The system does not interact with people'),
      option('obvious', 'It is obvious to a reasonably observant person'),
      option('disclosed', 'Yes, clearly and at the first interaction'),
      option('some_channels', 'In some channels only', 8),
      option('no', 'No', 15),
      option('unsure', 'Not sure', 15),
    ],
    helpText: `Applies from ${longDateOf('general')} to every system that interacts directly with people, whatever its risk; it was not postponed with the high-risk duties. The notice must be clear, accessible and given at the first interaction at the latest. The duty to design for it lies with the provider.`,
    cite: ['Art. 50(1) and (5)', 'general'],
  }),
  single({
    id: 'eu-22',
    category: 'Transparency to people',
    question:
      'Is synthetic content marked, are deepfakes labelled, and is notice given of emotion recognition and biometric categorisation?',
    options: [
      option('not_applicable', 'Not applicable: the system does none of this'),
      option('done', 'Yes'),
      option('partly', 'Partly', 8),
      option('no', 'No', 15),
      option('unsure', 'Not sure', 15),
    ],
    helpText: `Providers mark generated audio, image, video and text so that machines can read it; deployers label deepfakes, label texts that inform the public on matters of public interest unless a human has reviewed them and somebody holds editorial responsibility, and inform people exposed to emotion recognition or biometric categorisation. Applies from ${longDateOf('general')}; for the marking by generators that were on the market before that day, from ${longDateOf('legacy-marking')}.`,
    cite: ['Art. 50(2)–(4)', 'general'],
  }),
  single({
    id: 'eu-23',
    category: 'General-purpose AI',
    question: 'Do you provide a general-purpose AI model?',
    options: [
      option('no', 'No'),
      option('yes_compliant', 'Yes, and documentation, copyright policy and training summary are complete'),
      option('yes_partly', 'Yes, and they are partly complete', 10),
      option('yes_missing', 'Yes, without documentation, copyright policy or training summary', 20),
      option('yes_not_notified', 'Yes, trained with more than 10^25 FLOP and not notified to the Commission', 30),
      option('unsure', 'Not sure', 20),
    ],
    helpText:
      "Using somebody else's model in your product does not make you its provider. Models trained with more than 10^25 floating-point operations (a 1 followed by 25 zeros) are presumed to carry systemic risk and are notified within two weeks. Open-source models are exempt from part of the documentation unless they carry systemic risk.",
    cite: ['Arts 51–55', 'gpai-and-penalties'],
  }),
  single({
    id: 'eu-24',
    category: 'Post-market monitoring',
    question: 'Is there a monitoring plan and an incident process that meets the deadlines of 2, 10 and 15 days?',
    options: maturityOptions(10),
    helpText:
      'Serious incidents go to the market surveillance authority within 15 days, a death within 10, a widespread or critical-infrastructure incident within 2. The provider plans and reports; the deployer monitors and tells the provider first. Treat these steps as due with the high-risk duties.',
    cite: ['Arts 20, 26(5), 72 and 73', 'annex-iii', 'M'],
  }),
  single({
    id: 'eu-25',
    category: 'AI literacy',
    question: 'Do you take measures that support AI literacy of staff and of others who operate AI for you?',
    options: maturityOptions(6),
    helpText: `Binds every provider and deployer, whatever the risk, from ${longDateOf('chapters-1-and-2')}; the text was replaced on ${longDateOf('omnibus')}. It asks for measures that support the development of AI literacy and guarantees nobody's level of knowledge.`,
    cite: ['Art. 4', 'chapters-1-and-2'],
  }),
  single({
    id: 'eu-26',
    category: 'Fundamental rights',
    question: 'As deployer: can people get a clear explanation of a decision about them that rests on the system?',
    options: maturityOptions(6),
    helpText:
      'Whoever is affected, legally or in a similarly significant way, by a decision that rests on the output of an Annex III system (other than critical infrastructure) may ask which part the system played and what the main elements of the decision were, as far as other EU law does not already give that right. Treat it as due with the high-risk duties.',
    cite: ['Art. 86', 'annex-iii', 'M'],
  }),
];

/** The EU bank of 21 November 2026: 25 questions on the Act's duties, what kind of organisation it is, and Art. 86. */
export const bank: Bank = { version: 'eu-2026-11-21', jurisdiction: 'EU', lawAsOf: ACT_AS_OF, questions };
