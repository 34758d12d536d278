import { roomReportId, type ShownReport } from '../../../parts/links/RoomContents.tsx';
import type { RoomOrganisation, SectionName } from './roomItems.ts';

/** A part of an audit room that answers a question. */
export type RoomPlace = SectionName | 'reports' | 'file';

/** A common question of auditors, the part of a room that answers it, and what is stated there. */
export type AuditQuestion = {
  question: string;
  in: RoomPlace;
  where: string;
  /** The part of a report in the room: the row of a duty by its provision, its classification, or the fold below it. */
  at?: RegExp | 'classification' | 'trail' | 'supplier' | 'documents';
  /** A part of the answer that the room does not contain. */
  missing?: string;
  /** Whether only reports under the EU AI Act answer the question. */
  isEu?: true;
};

export const auditQuestions: readonly AuditQuestion[] = [
  { question: 'Inventory of all AI systems', in: 'systems', where: 'Owner, status, class and report of each system' },
  {
    question: 'Role for each system',
    in: 'reports',
    at: 'classification',
    where: 'Step “Role” of “How we reached this classification” in each report, with person and date',
  },
  {
    question: 'Basis of each classification',
    in: 'reports',
    at: 'classification',
    where: '“How we reached this classification” in each report',
  },
  {
    question: 'High-risk exemption (Art. 6(3), (4))',
    in: 'reports',
    at: 'classification',
    isEu: true,
    where: 'Step “Exception of Art. 6(3)” of “How we reached this classification” in each report',
    missing: 'a separate assessment of the exemption',
  },
  {
    question: 'Prohibited practices (Art. 5)',
    in: 'reports',
    at: /Art\. 5\(1\)/,
    isEu: true,
    where: 'Duties in each report',
  },
  {
    question: 'Fundamental rights impact assessment (Art. 27)',
    in: 'reports',
    at: /Art\. 27\b/,
    isEu: true,
    where: 'Status and files of Art. 27 in each report, the notification included',
  },
  {
    question: 'Data protection impact assessment',
    in: 'reports',
    at: /Art\. 26\(9\)/,
    isEu: true,
    where: 'Art. 26(9) in each report, with its files',
  },
  {
    question: 'Persons who oversee',
    in: 'reports',
    at: 'trail',
    isEu: true,
    where: 'Facts about each system below its report, and Art. 26(2)',
    missing: 'a register of assignments',
  },
  { question: 'AI literacy (Art. 4)', in: 'duties', where: 'Answer, person, date, next review and proof' },
  {
    question: 'Retention of logs',
    in: 'reports',
    at: /Art\. (19|26\(6\))/,
    isEu: true,
    where: 'Art. 26(6) in each report, and facts about each system',
  },
  {
    question: 'Serious incidents (Art. 73)',
    in: 'reports',
    at: /Art\. (73|26\(5\))/,
    isEu: true,
    where: 'The procedure under Art. 73 in each report',
    missing: 'records of single incidents',
  },
  {
    question: 'Supplier due diligence',
    in: 'reports',
    at: 'supplier',
    where: 'Requests to suppliers and accepted answers, below each report',
  },
  {
    question: 'Technical documentation (Annex IV)',
    in: 'reports',
    at: /Art\. 11\b/,
    isEu: true,
    where: 'Art. 11 in each report, with its files',
  },
  {
    question: 'Instructions for use',
    in: 'reports',
    at: /Art\. 13\b/,
    isEu: true,
    where: 'Art. 13 in each report, with its files',
  },
  {
    question: 'Post-market monitoring',
    in: 'reports',
    at: /Art\. 72\b/,
    isEu: true,
    where: 'Art. 72 in each report, with its files',
  },
  {
    question: 'Registration in the EU database',
    in: 'reports',
    at: /Art\. (49|26\(8\))/,
    isEu: true,
    where: 'Art. 49 in each report',
  },
  {
    question: 'Declaration of conformity, CE marking',
    in: 'reports',
    at: /Arts?\.? 4[78]\b/,
    isEu: true,
    where: 'Art. 47 and 48 in each report',
  },
  {
    question: 'Transparency notices',
    in: 'reports',
    at: 'documents',
    where: 'Documents of each system, with version and approval',
  },
  {
    question: 'Data governance',
    in: 'reports',
    at: /Art\. 10\b/,
    isEu: true,
    where: 'Art. 10 in each report, with its files',
  },
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
    at: 'trail',
    where: 'Gaps, actions and accepted risks of each system',
    missing: 'a register with likelihood and severity',
  },
  {
    question: 'Corrective actions to closure',
    in: 'reports',
    at: 'trail',
    where: 'Actions of each system: state, owner and dates',
  },
  { question: 'Authenticity and completeness', in: 'file', where: 'SHA-256 of everything; roots of audit bundles' },
];

/** The content of a room: its sections, and the number of reports under each law. */
export type RoomHoldings = { organisation: RoomOrganisation | null; reports: { EU: number; UK: number } };

/** Whether a room contains anything that answers a question. */
export function isAnswered({ in: place, isEu }: AuditQuestion, { organisation, reports }: RoomHoldings): boolean {
  if (place === 'reports' || place === 'file') return reports.EU + (isEu ? 0 : reports.UK) > 0;
  return organisation !== null && organisation[place] > 0;
}

/** Scrolls to a part of the room. The address stays unchanged, because it contains the link's secret. */
export function goToPlace(place: RoomPlace | 'top' | `report-${string | number}`): void {
  goTo(document.getElementById(`room-${place}`));
}

function goTo(target: HTMLElement | null | undefined): void {
  if (!target) return;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

/** The first report under the law of a question; of one about a duty or a supplier, the first that has it. */
export function reportFor({ at, isEu }: AuditQuestion, reports: readonly ShownReport[]): ShownReport | undefined {
  const ofLaw = reports.filter(({ jurisdiction }) => !isEu || jurisdiction === 'EU');
  const lists = ({ proof, answerCount, requestCount = 0 }: ShownReport) =>
    at instanceof RegExp
      ? proof?.duties.some(({ citation }) => at.test(citation))
      : at === 'supplier' && answerCount + requestCount > 0;
  return ofLaw.find(lists) ?? ofLaw[0];
}

/** Moves to the part of a report that answers a question, and opens the fold around it. */
export function goToPart(report: ShownReport, at: AuditQuestion['at']): void {
  const section = document.getElementById(roomReportId(report.id));
  const folds = [...(section?.querySelectorAll('details') ?? [])];
  const fold = at instanceof RegExp ? folds.find(each => each.querySelector('table')) : folds.find(isTrail);
  if (!fold || at === 'documents') {
    goTo(section);
    return;
  }
  fold.open = true;
  const isMeant = (row: HTMLTableRowElement) =>
    at instanceof RegExp && [...row.cells].some(({ textContent }) => at.test(textContent));
  const row = [...fold.querySelectorAll('tr')].find(isMeant) ?? fold;
  row.tabIndex = -1;
  goTo(row);
}

const isTrail = ({ dataset }: HTMLDetailsElement) => dataset.part === 'trail';
