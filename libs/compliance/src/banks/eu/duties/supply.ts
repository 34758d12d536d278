import { asking } from '../ask.ts';
import { dutiesOf } from '../duty.ts';
import {
  all,
  any,
  askedAsHighRisk,
  biometric,
  decides,
  deployer,
  firstProvider,
  inTheAct,
  not,
  openSystem,
  provider,
  supplier,
  suppliesOthers,
  yes,
} from '../facts.ts';
import { gates } from '../gates.ts';

const ask = asking('Supply chain and special cases');
const row = dutiesOf('Supply chain and special cases');
const start = 'high-risk';

/** Asks whether a system is part of a high-risk one, unless its licence exempts it from the Act. */
export const mayBeSupplier = all(
  inTheAct,
  any(supplier, all(provider, not(askedAsHighRisk), suppliesOthers)),
  not(openSystem),
);

const suppliesIt = ask.yesNo(
  {
    id: 's-supply',
    when: mayBeSupplier,
    question: "Is what you supply used as part of another company's high-risk system?",
    help: [
      'tools, services, components and models that are built into it.',
      'systems that are used next to it.',
      'a door controller in a lift; a text tool inside an exam system.',
    ],
    cite: ['Art. 25(4)', 'annex-iii'],
  },
  [['oss', 'Yes, as freely available open source that is not a general-purpose model']],
);

const sensitiveData = ask.yesNo({
  id: 's-4a',
  when: all(any(provider, deployer), any(askedAsHighRisk, decides, biometric), inTheAct, not(openSystem)),
  question: 'Do you use special categories of personal data to find or correct bias?',
  help: [
    'health, origin, religion, orientation and the like, processed for this purpose.',
    'age group or sex.',
    'a check of whether refusals differ by ethnic origin.',
  ],
  cite: ['Art. 4a', 'omnibus'],
});

const sandbox = ask.flag({
  id: 's-sbx',
  when: firstProvider,
  question: 'Do you take part in an AI regulatory sandbox with this system?',
  help: [
    'a plan agreed with the authority that runs it.',
    'your own test environment.',
    'a start-up in the national sandbox.',
  ],
  cite: ['Art. 57(12)'],
});

const rows = [
  row({
    id: 'd-4a',
    gate: gates.sensitiveData,
    start: 'sensitive-data',
    tier: 'N',
    points: 6,
    title: 'Special categories of data to detect and correct bias',
    question: 'Are all six conditions for using special categories of data met and recorded?',
    help: [
      'the reason why other data is not enough, pseudonymisation, limits on access, no transfer, deletion, a record.',
      'consent alone.',
      'a note by the data protection officer on each point.',
    ],
    cite: ['Art. 4a(1)', 'omnibus'],
    gap: 'the conditions for using special categories of data to detect and correct bias (Art. 4a)',
    action:
      'Show why other data is not enough to detect and correct bias. Pseudonymise the special categories of data, limit access and delete them.',
    owner: 'data protection officer',
  }),
  row({
    id: 'd-25-4',
    gate: gates.provider,
    start,
    tier: 'T2(da)',
    points: 4,
    elsewhere: false,
    notApplicable: 'Nothing in the system comes from third parties',
    title: 'Agreements with suppliers',
    question: 'Do written agreements with suppliers specify information, capabilities, technical access and help?',
    help: [
      'a contract with each supplier of tools, services, components or models; free and open-source parts are exempt, except general-purpose models.',
      'an order without terms.',
      'a contract with the provider of the language model.',
    ],
    cite: ['Art. 25(4)', 'annex-iii'],
    gap: 'written agreements in the supply chain (Art. 25(4))',
    action:
      'Sign agreements with your suppliers before the duties apply. Free and open-source parts are exempt, except general-purpose models.',
    owner: 'procurement',
  }),
  row({
    id: 'd-25-4',
    asked: 'd-25-4s',
    gate: gates.supplier,
    start: 'supply',
    tier: 'N',
    points: 4,
    title: 'Agreements with providers that build your component in',
    question:
      'Do written agreements with the providers that build your component into their systems specify information, technical access and help?',
    help: [
      'a contract with each provider of a high-risk system that contains the component.',
      'your general terms.',
      'a lift manufacturer gets test reports and a contact for faults.',
    ],
    cite: ['Art. 25(4)', 'annex-iii', 'M'],
    gap: 'written agreements in the supply chain (Art. 25(4))',
    action: 'Sign a written agreement with each provider that builds your component into its high-risk system.',
    owner: 'sales with legal',
  }),
  row({
    id: 'd-25-2',
    gate: gates.newProvider,
    start,
    tier: 'T2(da)',
    points: 6,
    title: 'Cooperation with the new provider',
    question: 'Do you give the new provider documents, known limits and technical access?',
    help: [
      'what the new provider needs for its own assessment.',
      'a link to the product page.',
      'the test reports and the description of training go to the reseller.',
    ],
    cite: ['Art. 25(2)', 'annex-iii'],
    gap: 'cooperation with the new provider (Art. 25(2))',
    action: 'Give the new provider documents, known limits and technical access.',
    owner: 'legal',
  }),
];

export const supply = { questions: [suppliesIt, sensitiveData, sandbox], duties: rows, supplied: yes('s-supply') };
