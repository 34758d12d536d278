import type { Condition } from '../../scoring/condition.ts';
import type { Question } from '../../scoring/question.ts';
import { facts } from './ask.ts';

const open = (id: string): Condition => ({ question: id, in: ['yes', 'unsure'] });
const not = (id: string, ...values: string[]): Condition => ({ not: { question: id, in: values } });

const system = facts('About the system', [
  {
    id: 'uk2-f-pd',
    question: 'Does the system use personal data, in training or in use?',
    help: 'Counts: names, customer records, CVs, voices, device numbers that lead to a person. Does not count: figures about machines, or statistics from which nobody can be picked out. Example: a forecast of pump wear has none; a chatbot that keeps conversations has.',
    cite: ['ukGdpr', '4(1)', 'UK GDPR Art. 4(1)'],
  },
  {
    id: 'uk2-f-dec',
    question: 'Does it make decisions about individual people, or help somebody to make them?',
    help: 'Counts: a score, a ranking or a flag that somebody looks at before they decide. Does not count: planning stock or routes. Example: a list of applicants in order of fit helps to decide about each of them.',
    cite: ['equality', 'whole Act', 'Equality Act 2010'],
  },
  {
    id: 'uk2-f-adm',
    when: { all: [open('uk2-f-pd'), open('uk2-f-dec')] },
    question:
      'Are any of these decisions taken without meaningful human involvement, and with a legal or similarly significant effect on the person?',
    help: 'Counts: a loan refused, a benefit cut or an account closed by the system alone. Does not count: a decision that a trained person really weighs and can change before it takes effect. Example: clicking "accept" on every proposal is no meaningful involvement.',
    cite: ['ukGdpr', '22A', 'UK GDPR Art. 22A', 'adm-safeguards'],
  },
  {
    id: 'uk2-f-sc',
    when: open('uk2-f-adm'),
    question: 'Do these decisions rest, even in part, on special categories of personal data?',
    help: 'Counts: health, race, religion, politics, union membership, sex life or orientation, genetic data, and biometric data that identifies. Does not count: income or address as such. Example: an insurer that decides on medical records.',
    cite: ['ukGdpr', '22B(1)-(3)', 'UK GDPR Art. 22B(1)–(3)', 'adm-safeguards'],
  },
  {
    id: 'uk2-f-rli',
    when: open('uk2-f-adm'),
    question: 'Do these decisions rest, even in part, on the lawful basis of recognised legitimate interests?',
    help: 'Counts: Article 6(1)(ea), for example detecting crime, safeguarding or emergencies. Does not count: ordinary legitimate interests, Article 6(1)(f), or contract. Example: benefit checks that rely on the prevention of crime.',
    cite: ['ukGdpr', '22B(4)', 'UK GDPR Art. 22B(4)', 'adm-safeguards'],
  },
  {
    id: 'uk2-f-hr',
    when: { all: [open('uk2-f-pd'), not('uk2-f-adm', 'yes', 'unsure')] },
    question: 'Is its use of personal data likely to be a high risk to people?',
    help: 'Counts: profiling on a large scale, sensitive data, monitoring, vulnerable people, new technology that decides about people. Does not count: a use that a recorded screening found to be low risk. Example: ranking applicants counts; spell-checking letters does not.',
    cite: ['ukGdpr', '35(1)', 'UK GDPR Art. 35(1)'],
  },
  {
    id: 'uk2-f-proc',
    when: open('uk2-f-pd'),
    question: 'Does a supplier process personal data for you to run the system?',
    help: 'Counts: a cloud host, or a vendor whose service you send customer data to. Does not count: software on your own machines that its vendor cannot look into. Example: an assistant on a hosted language model.',
    cite: ['ukGdpr', '28', 'UK GDPR Art. 28'],
  },
  {
    id: 'uk2-f-con',
    question: 'Do consumers meet it, or does it shape what they are offered?',
    help: 'Counts: a shop assistant, recommendations, prices, reviews. Does not count: a tool for your own staff or for business customers. Example: a travel site that ranks hotels.',
    cite: ['consumer', 'Part 4, ch. 1', 'DMCC Act 2024, Part 4'],
  },
  {
    id: 'uk2-f-child',
    question: 'Are children likely to use it, or to be affected by it?',
    help: 'Counts: an online service that attracts people under 18, whatever its terms say. Does not count: a tool behind a work login. Example: a game, a homework helper, a video app.',
    cite: ['ukGdpr', '25', "UK GDPR Art. 25; Children's Code"],
  },
  {
    id: 'uk2-f-onl',
    question:
      'Is it part of a service where users meet what others post, of a search service, or of a pornography service?',
    help: 'Counts: a forum, a marketplace with reviews by users, a search engine. Does not count: a bot that talks to one customer and shares nothing. Example: moderation of a comment section.',
    cite: ['onlineSafety', 'ss. 3 and 4', 'Online Safety Act 2023'],
  },
  {
    id: 'uk2-f-dev',
    question: 'Is it a medical device, or part of one?',
    help: 'Counts: software meant to diagnose, prevent, monitor or treat disease in individual people. Does not count: appointment booking, general fitness advice. Example: an app that assesses pictures of wounds.',
    cite: ['devices', 'reg. 2', 'UK MDR 2002'],
  },
  {
    id: 'uk2-f-safe',
    when: not('uk2-f-dev', 'yes', 'unsure'),
    question: "Does anybody's safety depend on it working properly?",
    help: 'Counts: control of machines, vehicles, buildings or medicines, and alarms that people rely on. Does not count: a failure that costs time or money only. Example: a camera that stops a robot when somebody comes near.',
    cite: ['dsit', 'Principle 1: safety, security and robustness', 'DSIT guidance, principle 1'],
  },
]);

const organisation = facts('About the organisation', [
  {
    id: 'uk2-f-pub',
    question: 'Is your organisation a public body, or does it carry out a public function?',
    help: 'Counts: central and local government, the NHS, police, schools, and a company that carries out a public function with this system. Does not count: a supplier that only sells to them. Example: a housing association that allots council homes.',
    cite: ['equalityDuty', 's. 149', 'Equality Act 2010 s. 149'],
    group: 'organisation',
  },
  {
    id: 'uk2-f-cg',
    when: open('uk2-f-pub'),
    question: "Is it a central government department, or an arm's-length body that the recording standard covers?",
    help: "Counts: departments, and arm's-length bodies that deliver public services or deal with the public. Does not count: councils and the NHS, for which the standard is recommended. Example: a national licensing agency.",
    cite: ['transparencyRecord', 'scope and exemptions', 'ATRS'],
    group: 'organisation',
  },
  {
    id: 'uk2-f-fin',
    question: 'Is your organisation regulated by the Financial Conduct Authority?',
    help: 'Counts: authorised banks, insurers, lenders, brokers, and payment firms. Does not count: a supplier to them that is not authorised itself. Example: a consumer credit firm.',
    cite: ['financial', 'Handbook', 'FCA Handbook'],
    group: 'organisation',
  },
]);

/** The facts that decide which UK law binds, in the order in which they are asked. */
export const factQuestions: readonly Question[] = [...system, ...organisation];
