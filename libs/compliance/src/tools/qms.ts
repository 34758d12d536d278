export type QmsRequirement = {
  id: string;
  requirement: string;
  articleRef: string;
  description: string;
  evidenceTypes: readonly string[];
};

/**
 * The quality management system of Art. 17(1)(a)–(m), in six requirements. It applies to providers of high-risk systems, in proportion to
 * their size (Art. 17(2)). Small companies may meet some elements in a simplified way (Art. 63(1)).
 */
export const qmsRequirements: readonly QmsRequirement[] = [
  {
    id: 'qms-1',
    requirement: 'Regulatory compliance strategy & change control',
    articleRef: 'Art. 17(1)(a), (e)',
    description: 'The conformity route, the standards applied, and how changes to the system are handled.',
    evidenceTypes: [
      'Compliance strategy',
      'Matrix of applicable standards',
      'Change-control procedure',
      'Conformity plan',
    ],
  },
  {
    id: 'qms-2',
    requirement: 'Design, development, quality control & testing',
    articleRef: 'Art. 17(1)(b), (c), (d)',
    description:
      'Design verification, quality assurance, and tests before, during and after development with a stated frequency.',
    evidenceTypes: [
      'Design-review records',
      'Quality assurance procedure',
      'Test plans and reports',
      'Release approvals',
    ],
  },
  {
    id: 'qms-3',
    requirement: 'Data management',
    articleRef: 'Art. 17(1)(f), with Art. 10',
    description: 'How data is acquired, labelled, filtered, stored and retained.',
    evidenceTypes: [
      'Data governance policy',
      'Datasheets for data sets',
      'Labelling guide',
      'Bias report',
      'Retention schedule',
    ],
  },
  {
    id: 'qms-4',
    requirement: 'Risk management',
    articleRef: 'Art. 17(1)(g), with Art. 9',
    description: 'The risk management process of Art. 9 is part of how you work.',
    evidenceTypes: ['Risk register', 'Risk management file', 'Acceptance of residual risks'],
  },
  {
    id: 'qms-5',
    requirement: 'Post-market monitoring & incident reporting',
    articleRef: 'Art. 17(1)(h), (i), with Arts 72 and 73',
    description: 'The monitoring plan, its triggers, and reports within 15, 10 and 2 days.',
    evidenceTypes: ['Post-market monitoring plan', 'Incident procedure', 'Incident log', 'Drill record'],
  },
  {
    id: 'qms-6',
    requirement: 'Accountability, records, resources & communication',
    articleRef: 'Art. 17(1)(j), (k), (l), (m), with Art. 18',
    description:
      'Responsibilities, records kept for 10 years, resources and security of supply, contact with authorities.',
    evidenceTypes: [
      'Responsibility matrix (RACI)',
      'Document-control procedure',
      'Training records',
      'Procedure for contact with authorities',
      'Supplier list',
    ],
  },
];

const RISK_PER_MISSING = 15;
const MEETS_FROM = 80;

export type QmsResult = {
  complete: number;
  total: number;
  /** The whole percentage of completed requirements. */
  percent: number;
  /** Risk points: 15 for each missing requirement. A separate figure; it never changes a report. */
  riskImpact: number;
  /** 80% complete or more counts as meeting the requirements. */
  meetsRequirements: boolean;
  missing: QmsRequirement[];
};

/** Evaluates the checklist (docs/spec-coverage.md, section 9). Throws RangeError for an unknown requirement id. */
export function assessQms(completeIds: readonly string[]): QmsResult {
  const unknown = completeIds.filter(id => !qmsRequirements.some(requirement => requirement.id === id));
  if (unknown.length > 0) throw new RangeError(`Unknown QMS requirements: ${unknown.join(', ')}.`);
  const missing = qmsRequirements.filter(({ id }) => !completeIds.includes(id));
  const total = qmsRequirements.length;
  const complete = total - missing.length;
  return {
    complete,
    total,
    percent: Math.round((complete / total) * 100),
    riskImpact: missing.length * RISK_PER_MISSING,
    meetsRequirements: (complete / total) * 100 >= MEETS_FROM,
    missing,
  };
}
