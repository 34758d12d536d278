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
    intro:
      'The deployer carries out this assessment before the first use, and updates it when one of its elements changes.',
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
      'A provider that treats an Annex III system as not high-risk documents the reasons before the system goes to market or into service.',
    rows: [
      ['Intended purpose', 'purpose'],
      ['Ground', 'ground', 'which of the four grounds of Article 6(3) the provider relies on, and the facts behind it'],
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
    intro:
      'The provider of a high-risk system draws up this documentation before the system is placed on the market or put into service, and keeps it up to date.',
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
      ['2 Pre-determined changes', 'planned-changes'],
      ['2 Cybersecurity', 'cybersecurity'],
      ['3 Accuracy and limits', 'metrics'],
      ['3 Groups', 'groups'],
      ['3 Foreseeable misuse and risks', 'misuse'],
      ['3 Input data', 'input-data'],
      ['4 Choice of metrics', 'metrics-chosen', 'why the performance metrics suit the system'],
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
      ['2 Contact details of the provider', 'contact'],
      [
        '3 Sole responsibility',
        'responsibility',
        'the statement that the declaration is issued under the sole responsibility of the provider',
      ],
      [
        '4 Conformity',
        'statement',
        'the statement that the system conforms with the AI Act and with other Union law that requires a declaration',
      ],
      [
        '5 Data protection',
        'data-protection',
        'if personal data are processed: the statement that the system complies with data protection law',
      ],
      ['6 Standards', 'standards'],
      ['7 Procedure', 'conformity'],
      [
        '8 Signature',
        'signature',
        'the place and date, the name and function of the signatory, and on whose behalf they sign',
      ],
    ],
  },
  {
    id: 'registration-provider',
    title: 'Registration by the provider (Annex VIII, Section A)',
    duty: annexViii.A.duty,
    law: 'annex-viii-a',
    intro: 'Before the system goes to market or into service, the provider registers itself and the system.',
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
    intro: 'A public authority registers itself, selects the system’s entry, and registers its use.',
    rows: annexRows('C'),
  },
  {
    id: 'post-market',
    title: 'Post-market monitoring plan (Article 72)',
    duty: 'd-72',
    intro: 'The provider collects and analyses data on the performance of the system in use, according to a plan.',
    rows: [
      ['Monitoring', 'monitoring'],
      ['Data from deployers', 'data', 'which data come from deployers and other sources, and how'],
      ['Review', 'review', 'how often results are analysed, by whom, and what follows'],
      ['Serious incidents', 'incidents', 'who decides that an incident is serious, who reports it, and by when'],
    ],
  },
  {
    id: 'import-checks',
    title: 'Checks before import (Article 23)',
    duty: 'd-23-1a',
    intro:
      'The importer checks these items before each version goes to market, and does not place the version on the market until all are available.',
    rows: [
      ['Conformity assessment', 'conformity'],
      ['Technical documentation', 'file', 'where the technical documentation can be seen, and when it was checked'],
      [
        'Marking, declaration, instructions',
        'papers',
        'the date on which the CE marking, the declaration and the instructions were checked',
      ],
      ['Authorised representative', 'representative', 'the name, address and contact of the authorised representative'],
    ],
  },
  {
    id: 'distribution-checks',
    title: 'Checks before distribution (Article 24)',
    duty: 'd-24-1a',
    intro:
      'The distributor checks these items before making the system available, and does not supply it until all are available.',
    rows: [
      [
        'Marking, declaration, instructions',
        'papers',
        'the date on which the CE marking, the declaration and the instructions were checked',
      ],
      [
        'Names of the provider and the importer',
        'names',
        'where the names and addresses of the provider and the importer are shown',
      ],
      ["The provider's quality system", 'quality', 'how the quality management system of the provider was verified'],
    ],
  },
  {
    id: 'model-documentation',
    title: 'Technical documentation of the model (Annex XI), confidential',
    duty: 'd-53a',
    law: 'annex-xi',
    intro:
      'The provider of a general-purpose model keeps this documentation for the AI Office and the national authorities.',
    rows: [
      ['1 Tasks and types of systems', 'users'],
      ['1 Acceptable use', 'misuse'],
      ['1 Release and distribution', 'release', 'the date of release and the methods of distribution'],
      ['1 Architecture and parameters', 'architecture'],
      ['2 Design and training', 'design', 'the design choices and the training process, with reasons and assumptions'],
      ['2 Data', 'training-data'],
      ['2 Computing', 'computing', 'the computing used: operations, time, and how it was counted'],
      ['2 Energy', 'energy', 'known or estimated energy consumption'],
    ],
  },
  {
    id: 'copyright-policy',
    title: 'Copyright policy of the model (Article 53(1)(c))',
    duty: 'd-53c',
    intro: 'The provider of a general-purpose model puts in place a policy to comply with Union copyright law.',
    rows: [
      ['Reservations of rights', 'reservations', 'how reservations of rights are recognised and honoured'],
      ['Complaints', 'complaints', 'to whom rightholders can complain'],
    ],
  },
  // The three parts of the template, according to summaries; the template itself was not read.
  {
    id: 'training-summary',
    title: 'Summary of training content of the model (Article 53(1)(d)), to publish',
    duty: 'd-53d',
    intro:
      'The provider of a general-purpose model publishes this summary on the template of the AI Office, in comprehensive rather than technical terms.',
    rows: [
      ['1 Provider', 'provider'],
      ['1 Model', 'model', 'the name and version of the model, the models it builds on, and its date on the EU market'],
      [
        '1 Types and amount of data',
        'amount',
        'the types of data (text, images, sound, video), and a range for the amount of each',
      ],
      ['2 Data sets', 'data-sets', 'public data sets, and data sets obtained from others, licensed or not'],
      [
        '2 Data collected online',
        'crawled',
        'the data collected by crawlers: the names of the crawlers, the period, and the domains most used',
      ],
      [
        '2 Other data',
        'other-data',
        'user data, synthetic data with the models that generated them, and any other source',
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
