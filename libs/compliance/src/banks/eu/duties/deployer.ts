import { asking } from '../ask.ts';
import { dutiesOf } from '../duty.ts';
import { all, askedAsHighRisk, deployer, financial, is, not } from '../facts.ts';
import { gates } from '../gates.ts';

const ask = asking('Deployer duties');
const row = dutiesOf('Deployer duties');
const gate = gates.deployer;
const start = 'high-risk';
const tier = 'T2(e)';

export const onWorkers = ask.yesNo(
  {
    id: 'f-work',
    when: all(deployer, askedAsHighRisk),
    question: 'Is it used on your workers?',
    help: [
      'employees, and agency staff under your direction.',
      'applicants, who are not workers yet and have their own notice.',
      'a warehouse that tracks pickers: yes; a hiring tool: only on applicants.',
    ],
    cite: ['Art. 26(7)', 'annex-iii'],
  },
  [['applicants', 'Only on applicants']],
);

export const deployerDuties = [
  row({
    id: 'd-26-1',
    gate,
    start,
    tier,
    points: 8,
    title: 'Use in accordance with the instructions',
    question: 'Do measures ensure that the system is used by its instructions?',
    help: [
      "a work order that follows the provider's instructions.",
      'instructions in a drawer.',
      'a checklist for recruiters with what the tool may not be used for.',
    ],
    cite: ['Art. 26(1)', 'annex-iii'],
    gap: 'use in accordance with the instructions (Art. 26(1))',
    action: "Get the provider's instructions for use and turn them into working instructions for your staff.",
    owner: 'system owner',
  }),
  row({
    id: 'd-26-2',
    gate,
    start,
    tier,
    points: 10,
    title: 'Oversight by competent people',
    question: 'Are competent, trained people with authority and support assigned to oversee it?',
    help: [
      'names in writing, training, the power to stop.',
      'whoever is on duty.',
      'two team leaders who may overrule every score.',
    ],
    cite: ['Art. 26(2)', 'annex-iii'],
    gap: 'human oversight by competent people (Art. 26(2))',
    action: 'Appoint the people who oversee the system in writing, train them and give them the power to stop it.',
    owner: 'line manager',
  }),
  row({
    id: 'd-26-4',
    gate,
    start,
    tier,
    points: 6,
    notApplicable: 'We do not control the input data',
    title: 'Relevant input data',
    question: 'Is the input data relevant and sufficiently representative?',
    help: [
      'checks of what you feed in, on record.',
      'trust that the data is fine.',
      'a yearly check whether applicants differ from those that the tool was made for.',
    ],
    cite: ['Art. 26(4)', 'annex-iii'],
    gap: 'relevant and sufficiently representative input data (Art. 26(4))',
    action: 'Check that input data is relevant and sufficiently representative, and record the check.',
    owner: 'data owner',
  }),
  row({
    id: 'd-26-5',
    gate,
    and: not(financial),
    elsewhere: 'always',
    start,
    tier,
    points: 8,
    title: 'Monitoring and suspension',
    question: 'Is its operation monitored, with information to the provider and suspension when there is a risk?',
    help: [
      'someone watches, knows when to stop and whom to tell.',
      'a yearly review.',
      'three wrong alarms in a day stop the tool.',
    ],
    cite: ['Art. 26(5)', 'annex-iii'],
    gap: 'monitoring, information and suspension (Art. 26(5))',
    action: 'Monitor the system in operation, and define when to stop using it.',
    owner: 'system owner',
  }),
  row({
    id: 'd-26-5',
    asked: 'd-26-5-fin',
    gate,
    and: financial,
    elsewhere: false,
    start,
    tier,
    points: 8,
    title: 'Monitoring through the rules on governance',
    question: 'Do your rules on internal governance cover the monitoring of this system?',
    help: [
      'the rules of financial law on arrangements, processes and mechanisms, followed for this system too; then monitoring is deemed met.',
      'rules that never mention such systems.',
      'the model risk policy of a bank with limits and owners.',
    ],
    cite: ['Art. 26(5)', 'annex-iii'],
    gap: 'monitoring through the rules on internal governance (Art. 26(5))',
    action: 'Bring the monitoring of this system under your internal governance rules.',
    owner: 'system owner',
  }),
  row({
    id: 'd-26-5i',
    gate,
    start,
    tier,
    points: 6,
    title: 'Reporting of serious incidents',
    question:
      'Are serious incidents reported at once, first to the provider, then to importer or distributor and the authority?',
    help: [
      'contacts and the order of calls, known to those on duty.',
      'a ticket to the help desk.',
      'a card with three telephone numbers.',
    ],
    cite: ['Art. 26(5)', 'annex-iii'],
    gap: 'immediate information on serious incidents (Art. 26(5))',
    action: 'Write down whom to inform of a serious incident, and in which order.',
    owner: 'system owner',
  }),
  row({
    id: 'd-26-6',
    gate,
    start,
    tier,
    points: 4,
    notApplicable: 'No logs are under our control',
    title: 'Keeping logs',
    question: 'Are the logs kept for at least six months?',
    help: [
      'logs under your control; financial institutions keep them with their own records.',
      'logs that only the provider holds.',
      'a retention period of one year.',
    ],
    cite: ['Art. 26(6)', 'annex-iii'],
    gap: 'retention of logs (Art. 26(6))',
    action:
      'Set a retention period for the logs of the system that you use. Financial institutions keep logs with their own records.',
    owner: 'IT',
  }),
  row({
    id: 'd-26-7',
    gate,
    and: is('f-work', 'yes', 'unsure'),
    elsewhere: false,
    start,
    tier,
    points: 8,
    title: 'Informing workers and their representatives',
    question: 'Were the representatives of workers and the workers concerned informed before its use?',
    help: [
      'before first use, with proof; stricter labour law stays.',
      'a page on the intranet afterwards.',
      'a meeting with the works council, and a letter to the team.',
    ],
    cite: ['Art. 26(7)', 'annex-iii'],
    gap: 'information of workers and their representatives (Art. 26(7))',
    action:
      'Inform workers and their representatives before first use, and keep proof. Stricter labour law is unaffected (Art. 2(11)).',
    owner: 'human resources',
  }),
];
