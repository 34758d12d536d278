import type { RoomOrganisation, SectionName } from './roomItems.ts';

/** A part of an audit room that a question leads to. */
export type RoomPlace = SectionName | 'reports' | 'file';

/** A question that auditors ask, the part of a room that answers it and what is stated there. */
type AuditQuestion = {
  question: string;
  in: RoomPlace;
  where: string;
  /** A part of the answer that the room has no record of. */
  missing?: string;
  /** Whether only reports under the EU AI Act answer it. */
  isEu?: true;
};

export const auditQuestions: readonly AuditQuestion[] = [
  { question: 'Inventory of all AI systems', in: 'systems', where: 'Owner, status, class and report of each system' },
  { question: 'Role for each system', in: 'reports', where: 'Roles and their reasons in each report' },
  {
    question: 'Basis of each classification',
    in: 'reports',
    where: '“How we reached this classification” in each report',
  },
  {
    question: 'High-risk exemption (Art. 6(3), (4))',
    in: 'reports',
    isEu: true,
    where: 'Answers in the report of a system that claims it',
    missing: 'a separate assessment of the exemption',
  },
  { question: 'Prohibited practices (Art. 5)', in: 'reports', isEu: true, where: 'Duties in each report' },
  {
    question: 'Fundamental rights impact assessment (Art. 27)',
    in: 'reports',
    isEu: true,
    where: 'Status and files of Art. 27 in each report, the notification included',
  },
  {
    question: 'Data protection impact assessment',
    in: 'reports',
    isEu: true,
    where: 'Art. 26(9) in each report, with its files',
  },
  {
    question: 'Persons who oversee',
    in: 'reports',
    isEu: true,
    where: 'Facts about each system, and Art. 26(2)',
    missing: 'a register of assignments',
  },
  { question: 'AI literacy (Art. 4)', in: 'duties', where: 'Answer, person, date, next review and proof' },
  {
    question: 'Retention of logs',
    in: 'reports',
    isEu: true,
    where: 'Art. 26(6) in each report, and facts about each system',
  },
  {
    question: 'Serious incidents (Art. 73)',
    in: 'reports',
    isEu: true,
    where: 'The procedure under Art. 73 in each report',
    missing: 'records of single incidents',
  },
  {
    question: 'Supplier due diligence',
    in: 'reports',
    where: 'Accepted answers of suppliers, under each system that has any',
  },
  {
    question: 'Technical documentation (Annex IV)',
    in: 'reports',
    isEu: true,
    where: 'Art. 11 in each report, with its files',
  },
  { question: 'Instructions for use', in: 'reports', isEu: true, where: 'Art. 13 in each report, with its files' },
  { question: 'Post-market monitoring', in: 'reports', isEu: true, where: 'Art. 72 in each report, with its files' },
  { question: 'Registration in the EU database', in: 'reports', isEu: true, where: 'Art. 49 in each report' },
  {
    question: 'Declaration of conformity, CE marking',
    in: 'reports',
    isEu: true,
    where: 'Art. 47 and 48 in each report',
  },
  { question: 'Transparency notices', in: 'reports', where: 'Documents of each system, with version and approval' },
  { question: 'Data governance', in: 'reports', isEu: true, where: 'Art. 10 in each report, with its files' },
  { question: 'Policies approved by management', in: 'policies', where: 'Version, author, approver, dates and text' },
  { question: 'Changes over time', in: 'log', where: 'Who did what, and when' },
  {
    question: 'Management reviews, internal audits',
    in: 'records',
    where: 'Date, participants, minutes and decisions',
  },
  {
    question: 'Risks and their treatment',
    in: 'reports',
    where: 'Gaps, actions and accepted risks of each system',
    missing: 'a register with likelihood and severity',
  },
  { question: 'Corrective actions to closure', in: 'reports', where: 'Actions of each system: state, owner and dates' },
  { question: 'Authenticity and completeness', in: 'file', where: 'SHA-256 of everything; roots of audit bundles' },
];

/** The contents of a room: its sections, and how many reports under each law. */
export type RoomHoldings = { organisation: RoomOrganisation | null; reports: { EU: number; UK: number } };

/** Whether a room has anything that answers a question. */
export function isAnswered({ in: place, isEu }: AuditQuestion, { organisation, reports }: RoomHoldings): boolean {
  if (place === 'reports' || place === 'file') return reports.EU + (isEu ? 0 : reports.UK) > 0;
  return organisation !== null && organisation[place] > 0;
}

/** Moves to a part of the room. The address stays: the link's secret is in it. */
export function goToPlace(place: RoomPlace): void {
  const target = document.getElementById(`room-${place}`);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
