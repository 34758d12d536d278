import type { Condition } from '../../scoring/condition.ts';
import type { Question } from '../../scoring/question.ts';
import { facts } from './ask.ts';
import { onlineFacts } from './onlineFacts.ts';

const open = (id: string): Condition => ({ question: id, in: ['yes', 'unsure'] });
const not = (id: string, ...values: string[]): Condition => ({ not: { question: id, in: values } });

const system = facts('About the system', [
  {
    id: 'uk2-f-use',
    question: 'Is the system in use, or on trial with real people or their data?',
    help: 'Counts: live use, a pilot with customers or staff, and training or testing on real personal data. Does not count: a plan, or development with invented data. Example: a prototype that only its developers try, on made-up cases, is not in use. "No" moves every due date to before first use; a retired system has no due dates.',
    cite: ['whitePaper', 'the five principles', 'UK white paper on AI'],
    mayBeRetired: true,
  },
  {
    id: 'uk2-f-pd',
    question: 'Does the system use personal data, in training or in use?',
    help: 'Counts: names, customer records, CVs, voices, device numbers that can be traced to a person. Does not count: figures about machines, or statistics from which no person can be identified. Example: a forecast of pump wear uses no personal data; a chatbot that stores conversations does.',
    cite: ['ukGdpr', '4(1)', 'UK GDPR Art. 4(1)'],
  },
  {
    id: 'uk2-f-le',
    when: open('uk2-f-pd'),
    question: 'Is it processing for law-enforcement purposes by a competent authority?',
    help: 'Counts: police, prosecutors, prisons, tax and immigration enforcement and others with statutory functions, when they prevent, investigate or prosecute offences or carry out penalties. Does not count: their staff records or a complaints desk, and fraud checks by a private company. Example: face search in custody records. If the answer is yes, Part 3 of the Data Protection Act 2018 applies instead of UK GDPR.',
    cite: ['police', 's. 30', 'DPA 2018 ss. 30 and 31'],
  },
  {
    id: 'uk2-f-dec',
    question: 'Does it make decisions about individual people, or help a person to make them?',
    help: 'Counts: a score, a ranking or a flag that a person looks at before deciding. Does not count: planning stock or routes. Example: a list of applicants in order of fit helps to decide about each of them.',
    cite: ['equality', 'whole Act', 'Equality Act 2010'],
  },
  {
    id: 'uk2-f-adm',
    when: { all: [open('uk2-f-pd'), open('uk2-f-dec')] },
    question:
      'Are any of these decisions taken without meaningful human involvement, and with a legal or similarly significant effect on the person?',
    help: 'Counts: a loan refused, a benefit cut or an account closed by the system alone, even if it is only one of several kinds of decision. Does not count: a decision that a trained person really weighs and can change before it takes effect. Example: clicking "accept" on every proposal is not meaningful involvement.',
    cite: ['ukGdpr', '22A', 'UK GDPR Art. 22A', 'adm-safeguards'],
  },
  {
    id: 'uk2-f-sc',
    when: open('uk2-f-adm'),
    question: 'Do these decisions rest, even in part, on special categories of personal data?',
    help: 'Counts: health, race, religion, politics, union membership, sex life or orientation, genetic data, and biometric data that identifies a person. Does not count: income or address as such. Example: an insurer that decides on the basis of medical records. The rules on law-enforcement processing call this sensitive processing.',
    cite: ['ukGdpr', '22B(1)-(3)', 'UK GDPR Art. 22B(1)–(3)', 'adm-safeguards'],
  },
  {
    id: 'uk2-f-rli',
    when: { all: [open('uk2-f-adm'), not('uk2-f-le', 'yes')] },
    question: 'Do these decisions rest, even in part, on the lawful basis of recognised legitimate interests?',
    help: 'Counts: Article 6(1)(ea), for example detecting crime, safeguarding or emergencies. Does not count: ordinary legitimate interests, Article 6(1)(f), or contract. Example: benefit checks that rely on the prevention of crime.',
    cite: ['ukGdpr', '22B(4)', 'UK GDPR Art. 22B(4)', 'adm-safeguards'],
  },
  {
    id: 'uk2-f-hr',
    when: { all: [open('uk2-f-pd'), not('uk2-f-adm', 'yes', 'unsure')] },
    question: 'Is its use of personal data likely to result in a high risk to people?',
    help: 'Counts: large-scale profiling, sensitive data, monitoring, vulnerable people, new technology that decides about people. Does not count: a use that a recorded screening found to be low risk. Example: ranking applicants counts; spell-checking letters does not.',
    cite: ['ukGdpr', '35(1)', 'UK GDPR Art. 35(1)'],
  },
  {
    id: 'uk2-f-proc',
    when: open('uk2-f-pd'),
    question: 'Does a supplier process personal data for you to run the system?',
    help: 'Counts: a cloud host, or a vendor whose service you send customer data to. Does not count: software on your own machines to which its vendor has no access. Example: an assistant on a hosted language model.',
    cite: ['ukGdpr', '28', 'UK GDPR Art. 28'],
  },
  {
    id: 'uk2-f-con',
    question: 'Do consumers encounter the system, or does it shape what they are offered?',
    help: 'Counts: a shop assistant, recommendations, prices, reviews. Does not count: a tool for your own staff or for business customers. Example: a travel site that ranks hotels.',
    cite: ['consumer', 'Part 4, ch. 1', 'DMCC Act 2024, Part 4'],
  },
  {
    id: 'uk2-f-child',
    question: 'Are children likely to use it, or to be affected by it?',
    help: 'Counts: an online service that attracts people under 18, whatever its terms say, and a decision about a child. Does not count: a tool behind a work login. Example: a game, a homework helper, a video app, a system that places children in care.',
    cite: ['ukGdpr', '25', "UK GDPR Art. 25; Children's Code"],
  },
  {
    id: 'uk2-f-iss',
    when: open('uk2-f-child'),
    question: 'Is the system part of an online service that children themselves are likely to access?',
    help: "Counts: an information society service that under-18s are likely to open. Such a service is normally paid for or funded by advertising, and is provided online on request. Does not count: preventive or counselling services, or a system that only concerns children, for example a council's casework tool. Example: a game, a social network, a connected toy. The Children's Code covers only such services.",
    cite: ['ukGdpr', '25', "UK GDPR Art. 25; Children's Code"],
  },
  ...onlineFacts,
  {
    id: 'uk2-f-img',
    question: 'Does the system make or alter images or videos of people?',
    help: 'Counts: image and video generators, face swapping, editing that undresses, ages or reshapes people. Does not count: charts, product pictures without people, or cropping and brightness. Example: an advertising tool that generates models.',
    cite: ['crime', 'ss. 72 and 99', 'Crime and Policing Act 2026 ss. 72 and 99'],
  },
  {
    id: 'uk2-f-tool',
    when: open('uk2-f-img'),
    question:
      'Is the system made, adapted or offered to create intimate images of people, or child sexual abuse images?',
    help: 'Counts: an app that undresses people in photographs, and a model trained or tuned on such images. Does not count: a general image generator that refuses these requests. Example: a "nudify" website. The risk to general-purpose generators under these sections is not settled. If yours can easily be made to create such images, answer "Not sure" and take legal advice.',
    cite: ['crime', 'ss. 72 and 99', 'Crime and Policing Act 2026 ss. 72 and 99'],
  },
  {
    id: 'uk2-f-dev',
    question: 'Is the system a medical device, or part of one?',
    help: 'Counts: software meant to diagnose, prevent, monitor or treat disease in individual people. Does not count: appointment booking, general fitness advice. Example: an app that assesses pictures of wounds.',
    cite: ['devices', 'reg. 2', 'UK MDR 2002'],
  },
  {
    id: 'uk2-f-safe',
    when: not('uk2-f-dev', 'yes', 'unsure'),
    question: "Does anyone's safety depend on the system working properly?",
    help: 'Counts: control of machines, vehicles, buildings or medicines, and alarms that people rely on. Does not count: a failure that costs time or money only. Example: a camera that stops a robot when a person comes near.',
    cite: ['dsit', 'Principle 1: safety, security and robustness', 'DSIT guidance, principle 1'],
  },
]);

const organisation = facts('About the organisation', [
  {
    id: 'uk2-f-pub',
    question: 'Is your organisation a public body?',
    help: 'Counts: central and local government, the NHS, police, state schools and universities. Does not count: a company or a charity, even if the state pays for its work. Example: a county council.',
    cite: ['equalityDuty', 's. 149', 'Equality Act 2010 s. 149'],
    group: 'organisation',
  },
  {
    id: 'uk2-f-cg',
    when: open('uk2-f-pub'),
    question:
      "Is your organisation a central government department, or an arm's-length body that the recording standard covers?",
    help: "Counts: ministerial and non-ministerial departments, and arm's-length bodies that deliver public services or deal directly with the public, including those in health. Does not count: councils, police forces and local NHS trusts, for which the standard is recommended. Example: a national licensing agency.",
    cite: ['transparencyRecord', 'scope and exemptions', 'ATRS'],
    group: 'organisation',
  },
  {
    id: 'uk2-f-fin',
    question: 'Is your organisation regulated by the Financial Conduct Authority?',
    help: 'Counts: authorised banks, insurers, lenders, brokers, and payment firms. Does not count: a supplier to such firms that is not itself authorised. Example: a consumer credit firm.',
    cite: ['financial', 'Handbook', 'FCA Handbook'],
    group: 'organisation',
  },
  // Asked of each system: a company's or charity's use of one does not decide about the next.
  {
    id: 'uk2-f-fun',
    when: not('uk2-f-pub', 'yes'),
    question: 'Do you carry out a public function with this system?',
    help: 'Counts: a state task that a company or a charity has taken over. Does not count: selling to public bodies. Example: a housing association that allocates council homes.',
    cite: ['equalityDuty', 's. 149', 'Equality Act 2010 s. 149'],
  },
]);

/** The facts that decide which UK law applies, in the order of the questions. */
export const factQuestions: readonly Question[] = [...system, ...organisation];
