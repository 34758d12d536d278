import { annexRows, annexViii } from '@aicp/compliance/law/annexViii';
import type { SharedBlank } from '../sharedBlanks.ts';

/** A row of a provision's list: a label with a shared blank, or with its own. */
export type Row =
  | readonly [label: string, place: SharedBlank]
  | readonly [label: string, place: string, needed: string];

/** A section that is written only if its duty applies. */
export type Owed = { id: string; title: string; duty: string; intro: string; law?: string; rows: readonly Row[] };

/** Documents for internal use or authorities, with each provision's list. */
export const papers: readonly Owed[] = [
  {
    id: 'fria',
    title: 'Fundamental rights impact assessment (Article 27)',
    duty: 'd-27',
    intro: 'The deployer makes it before the first use, and brings it up to date when one of its elements changes.',
    rows: [
      [
        '(a) Process',
        'process',
        "the deployer's process in which the system is used, in line with its intended purpose",
      ],
      ['(b) Period and frequency', 'period', 'the period and the frequency of use'],
      ['(c) People and groups', 'affected-people'],
      ['(d) Harms', 'harms'],
      ['(e) Human oversight', 'oversight'],
      ['(f) If risks materialise', 'if-it-goes-wrong'],
      ['Notification', 'notified', 'the date on which the market surveillance authority was notified of the results'],
      ['Data protection impact assessment', 'dpia'],
    ],
  },
  {
    id: 'exception',
    title: 'Assessment of the exception (Article 6(3) and (4))',
    duty: 'd-6-4',
    intro:
      'A provider who treats a system of Annex III as not high-risk writes down why, before it goes to market or into service.',
    rows: [
      ['Intended purpose', 'purpose'],
      ['Ground', 'ground', 'which of the four grounds of Article 6(3) it relies on, and the facts behind it'],
      ['No profiling', 'profiling', 'why the system does not profile people'],
      [
        'No significant risk',
        'risk',
        'why there is no significant risk of harm, and no material influence on the decision',
      ],
    ],
  },
  {
    id: 'technical-documentation',
    title: 'Technical documentation (Annex IV), confidential',
    duty: 'd-11',
    law: 'annex-iv',
    intro: 'The provider of a high-risk system draws it up before the system goes to market, and keeps it current.',
    rows: [
      ['1 Purpose', 'purpose'],
      ['1 System', 'system-name'],
      ['1 Version', 'system-version'],
      ['1 Provider', 'provider'],
      ['2 Supplier', 'supplier'],
      ['2 Architecture and computing', 'architecture'],
      ['2 Training data', 'training-data'],
      ['2 Validation and tests', 'evaluation-data'],
      ['2 Human oversight', 'oversight'],
      ['2 Changes determined in advance', 'planned-changes'],
      ['2 Cybersecurity', 'cybersecurity'],
      ['3 Accuracy and limits', 'metrics'],
      ['3 Groups', 'groups'],
      ['3 Foreseeable misuse and risks', 'misuse'],
      ['3 Input data', 'input-data'],
      ['4 Why these metrics', 'metrics-chosen', 'why the measures of performance fit the system'],
      ['5 Risk management', 'risk-management', 'the description of the risk management system of Article 9'],
      ['6 Changes over the lifecycle', 'lifecycle'],
      ['7 Standards', 'standards'],
      ['8 Declaration', 'declaration', 'a copy of the EU declaration of conformity'],
      ['9 Post-market monitoring', 'monitoring'],
    ],
  },
  {
    id: 'declaration',
    title: 'EU declaration of conformity (Annex V)',
    duty: 'd-47',
    law: 'annex-v',
    intro: 'The provider signs one declaration for each system, and keeps it for ten years.',
    rows: [
      ['1 System', 'system-name'],
      ['1 Version', 'system-version'],
      ['2 Provider', 'provider'],
      ['2 Contact of the provider', 'contact'],
      [
        '3 Sole responsibility',
        'responsibility',
        'the statement that it is issued under the sole responsibility of the provider',
      ],
      [
        '4 Conformity',
        'statement',
        'the statement that the system conforms with the AI Act and with other Union law that requires a declaration',
      ],
      [
        '5 Data protection',
        'data-protection',
        'where personal data are processed: the statement that it complies with data protection law',
      ],
      ['6 Standards', 'standards'],
      ['7 Procedure', 'conformity'],
      ['8 Signature', 'signature', 'place and date, name and function of who signs, and for whom'],
    ],
  },
  {
    id: 'registration-provider',
    title: 'Registration by the provider (Annex VIII, Section A)',
    duty: annexViii.A.duty,
    law: 'annex-viii-a',
    intro: 'Before it goes to market or into service, the provider registers itself and the system.',
    rows: annexRows('A'),
  },
  {
    id: 'registration-exempted',
    title: 'Registration of an exempted system (Annex VIII, Section B)',
    duty: annexViii.B.duty,
    law: 'annex-viii-b',
    intro: 'The provider registers itself and a system that it treats as not high-risk under Article 6(3).',
    rows: annexRows('B'),
  },
  {
    id: 'registration-deployer',
    title: 'Registration by a public authority (Annex VIII, Section C)',
    duty: annexViii.C.duty,
    law: 'annex-viii-c',
    intro: 'A public authority registers itself, selects the entry of the system, and registers its use.',
    rows: annexRows('C'),
  },
  {
    id: 'post-market',
    title: 'Plan for post-market monitoring (Article 72)',
    duty: 'd-72',
    intro: 'The provider collects and analyses data on how the system performs in use, by a plan.',
    rows: [
      ['What is monitored', 'monitoring'],
      ['Data from deployers', 'data', 'which data come from deployers and other sources, and how'],
      ['Review', 'review', 'how often results are analysed, by whom, and what follows'],
      [
        'Serious incidents',
        'incidents',
        'who decides that an incident is serious, and who reports it within which time',
      ],
    ],
  },
  {
    id: 'import-checks',
    title: 'Checks before import (Article 23)',
    duty: 'd-23-1a',
    intro:
      'The importer checks these before each version goes to market, and does not place it on the market until all are there.',
    rows: [
      ['Conformity assessment', 'conformity'],
      ['Technical documentation', 'file', 'where the technical documentation can be seen, and when it was checked'],
      [
        'Marking, declaration, instructions',
        'papers',
        'the date on which CE marking, declaration and instructions were checked',
      ],
      ['Authorised representative', 'representative', 'the name, address and contact of the authorised representative'],
    ],
  },
  {
    id: 'distribution-checks',
    title: 'Checks before passing on (Article 24)',
    duty: 'd-24-1a',
    intro:
      'The distributor checks these before it makes the system available, and does not supply it until all are there.',
    rows: [
      [
        'Marking, declaration, instructions',
        'papers',
        'the date on which CE marking, declaration and instructions were checked',
      ],
      ['Names of provider and importer', 'names', 'where the names and addresses of provider and importer stand'],
      ["The provider's quality system", 'quality', 'how the quality management system of the provider was verified'],
    ],
  },
  {
    id: 'model-documentation',
    title: 'Technical documentation of the model (Annex XI), confidential',
    duty: 'd-53a',
    law: 'annex-xi',
    intro: 'The provider of a general-purpose model keeps it for the AI Office and the national authorities.',
    rows: [
      ['1 Tasks and kinds of systems', 'users'],
      ['1 Acceptable use', 'misuse'],
      ['1 Release and distribution', 'release', 'the date of release, and the ways of distribution'],
      ['1 Architecture and parameters', 'architecture'],
      [
        '2 Design and training',
        'design',
        'the design choices and the process of training, with reasons and assumptions',
      ],
      ['2 Data', 'training-data'],
      ['2 Computing', 'computing', 'the computing used: operations, time, and how it was counted'],
      ['2 Energy', 'energy', 'known or estimated consumption of energy'],
    ],
  },
  {
    id: 'copyright-policy',
    title: 'Copyright policy of the model (Article 53(1)(c))',
    duty: 'd-53c',
    intro: 'The provider of a general-purpose model puts in place a policy to comply with Union copyright law.',
    rows: [
      ['Reservations of rights', 'reservations', 'how reservations of rights are recognised and honoured'],
      ['Complaints', 'complaints', 'to whom holders of rights can complain'],
    ],
  },
  // The three parts of the template, according to summaries; the template itself was not read.
  {
    id: 'training-summary',
    title: 'Summary of training content of the model (Article 53(1)(d)), to publish',
    duty: 'd-53d',
    intro:
      'The provider of a general-purpose model publishes it on the template of the AI Office, in words that are comprehensive rather than technical.',
    rows: [
      ['1 Provider', 'provider'],
      ['1 Model', 'model', 'the name and version of the model, the models it builds on, and its date on the EU market'],
      [
        '1 Kinds and amount of data',
        'amount',
        'the kinds of data (text, images, sound, video), and the range of the amount of each',
      ],
      ['2 Data sets', 'data-sets', 'data sets that are public, and those obtained from others, licensed or not'],
      [
        '2 Data collected online',
        'crawled',
        'what was collected by crawlers: their names, the period, and the domains most used',
      ],
      [
        '2 Other data',
        'other-data',
        'data of users, synthetic data with the models that made them, and any other source',
      ],
      [
        '3 Reservations of rights',
        'reservations',
        'how reservations of rights were honoured before and during the collection',
      ],
      ['3 Illegal content', 'illegal', 'how illegal content was avoided or removed'],
    ],
  },
];
