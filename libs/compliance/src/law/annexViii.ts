import type { FactName } from './systemFacts/systemFacts.ts';

/** The product's source for a point: a recorded fact, or data recorded elsewhere. */
export type AnnexSource = FactName | 'name' | 'description' | 'organisation' | 'class';

/** A row of a document: a label, with a shared blank or its own missing content. */
type Row = readonly [label: string, place: string, needed?: string];

export type AnnexPoint = {
  /** The section's number for it. */
  point: number;
  label: string;
  asks: string;
  /** All facts that answer it; empty if only a person can judge that. */
  needs: readonly AnnexSource[];
  /** Facts that help to write it. */
  beside?: readonly AnnexSource[];
  /** When it is asked, or its origin. */
  note?: string;
  /** Why it is uncertain that the point is required. */
  unsure?: string;
  /** The document rows for it; none if other rows cover it. */
  rows?: readonly Row[];
};

const submitter = {
  point: 2,
  label: 'Submitter',
  asks: 'Name, address and contact details of the person who submits the information on behalf of the provider',
  needs: [],
  note: 'Only if someone else submits the information. It is not stored here: enter it with the registration.',
} as const;

const provider = {
  point: 1,
  label: 'Provider',
  asks: 'Name, address and contact details of the provider',
  needs: ['organisation', 'contact'],
  rows: [
    ['Provider', 'provider'],
    ['Provider contact', 'contact'],
  ],
} as const;

const representative = {
  point: 3,
  label: 'Authorised representative',
  asks: 'Name, address and contact details of the authorised representative',
  needs: [],
  note: 'If there is one. It is not stored here: enter it with the registration.',
} as const;

const tradeName = {
  point: 4,
  asks: 'The trade name, and any other reference by which the system can be identified and traced',
  needs: ['name', 'reference'],
} as const;

const purpose = {
  point: 5,
  label: 'Intended purpose',
  needs: ['description'],
  rows: [['Intended purpose', 'purpose']],
} as const;

const status = {
  label: 'Status',
  asks: 'Whether the system is on the market, in service, no longer on the market or in service, or recalled',
  needs: ['status'],
} as const;

const memberStates = {
  label: 'Member States',
  asks: 'The Member States in which the system is or was on the market, in service or made available',
  needs: ['countries'],
  rows: [['Member States', 'member-states']],
} as const;

const deleted =
  'Regulation (EU) 2026/1744 is reported to have deleted this point, but two consolidated texts still print it. Check it before you rely on it.';

/** The points of Annex VIII by section, each section with its duty, which states the responsible party. */
export const annexViii = {
  A: {
    duty: 'd-49-1',
    title: 'Registration by the provider',
    article: 'Art. 49(1)',
    points: [
      provider,
      submitter,
      representative,
      {
        ...tradeName,
        label: 'Trade name and reference',
        rows: [
          ['Trade name', 'system-name'],
          ['Reference', 'trade-name', 'any other reference that identifies the system and lets it be traced'],
        ],
      },
      {
        ...purpose,
        asks: 'The intended purpose of the system, and the components and functions that it supports',
        beside: ['product'],
      },
      {
        point: 6,
        label: 'Information used and logic',
        asks: 'A basic and concise description of the information that the system uses (data, inputs) and of its operating logic',
        needs: ['inputData', 'factors'],
        rows: [['Information used', 'input-data']],
      },
      {
        point: 7,
        ...status,
        rows: [
          [
            'Status',
            'status',
            'whether the system is on the market, in service, no longer on the market or in service, or recalled',
          ],
        ],
      },
      {
        point: 8,
        label: 'Certificate',
        asks: "Type, number and expiry date of the notified body's certificate, with the body's name or number",
        needs: ['certificate'],
        note: 'If there is one.',
        rows: [['Certificate and procedure', 'conformity']],
      },
      {
        point: 9,
        label: 'Copy of the certificate',
        asks: 'A scanned copy of the certificate in point 8',
        needs: [],
        note: 'If there is one. Attach the file to the registration.',
      },
      { point: 10, ...memberStates },
      {
        point: 11,
        label: 'Declaration of conformity',
        asks: 'A copy of the EU declaration of conformity',
        needs: ['declaration'],
      },
      {
        point: 12,
        label: 'Instructions for use',
        asks: 'Electronic instructions for use',
        needs: ['instructions'],
        note: 'Not for systems in law enforcement, or in migration, asylum and border control (Annex III, points 1, 6 and 7).',
      },
      {
        point: 13,
        label: 'Further information',
        asks: 'An address (URL) for additional information',
        needs: [],
        note: 'Optional. It is not stored here: enter it with the registration.',
      },
    ],
  },
  B: {
    duty: 'd-49-2',
    title: 'Registration of an exempted system',
    article: 'Art. 49(2)',
    points: [
      provider,
      submitter,
      representative,
      {
        ...tradeName,
        label: 'Trade name',
        rows: [
          ['Trade name', 'system-name'],
          ['Reference', 'trade-name', 'any other reference that identifies the system and lets it be traced'],
        ],
      },
      { ...purpose, asks: 'The intended purpose of the system' },
      {
        point: 6,
        label: 'Condition of the exception',
        asks: 'The condition of Article 6(3) under which the system is treated as not high-risk',
        needs: ['exceptionGround'],
        beside: ['class'],
        rows: [
          [
            'Ground',
            'ground',
            'the condition of Article 6(3) under which the system is not high-risk, with a short summary of the reasons',
          ],
        ],
      },
      {
        point: 7,
        label: 'Summary of the grounds',
        asks: 'A short summary of the grounds on which the system is treated as not high-risk',
        needs: ['exceptionGround'],
        unsure: deleted,
      },
      { point: 8, ...status },
      { point: 9, ...memberStates, unsure: deleted },
    ],
  },
  C: {
    duty: 'd-26-8',
    title: 'Registration by a public authority that uses the system',
    article: 'Art. 49(3)',
    points: [
      {
        point: 1,
        label: 'Deployer',
        asks: 'Name, address and contact details of the deployer',
        needs: ['organisation', 'contact'],
        rows: [['Deployer', 'organisation']],
      },
      {
        ...submitter,
        asks: 'Name, address and contact details of the person who submits the information for the deployer',
        note: 'It is not stored here: enter it with the registration.',
        rows: [['Submitter', 'person']],
      },
      {
        point: 3,
        label: "The provider's entry",
        asks: "The address (URL) of the provider's entry in the EU database",
        needs: ['databaseEntry'],
        rows: [["The provider's entry", 'data-base-number']],
      },
      {
        point: 4,
        label: 'Fundamental rights impact assessment',
        asks: 'A summary of the findings of the fundamental rights impact assessment (Art. 27)',
        needs: ['impactSummary'],
        rows: [['Fundamental rights impact assessment', 'fria-findings']],
      },
      {
        point: 5,
        label: 'Data protection impact assessment',
        asks: 'A summary of the data protection impact assessment',
        needs: ['dpia'],
        note: 'If there is one.',
        rows: [['Data protection impact assessment', 'dpia']],
      },
    ],
  },
} as const satisfies Record<string, { duty: string; title: string; article: string; points: readonly AnnexPoint[] }>;

export type AnnexSection = keyof typeof annexViii;
export const annexSections = Object.keys(annexViii) as AnnexSection[];

type Rows = Extract<(typeof annexViii)[AnnexSection]['points'][number], { rows: unknown }>['rows'][number];

export const annexRows = (section: AnnexSection): Rows[] =>
  annexViii[section].points.flatMap((point): readonly Rows[] => ('rows' in point ? point.rows : []));
