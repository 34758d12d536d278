import type { DutyStatus } from '../../../gql/graphql.ts';
import { NOTICE, roomReportId, type ShownReport } from '../../../parts/links/RoomContents.tsx';
import type { RoomOrganisation, SectionName } from './roomItems.ts';

/** A part of an audit room that answers a question. */
export type RoomPlace = SectionName | 'reports' | 'file';

/** The row of a duty by its provision, the classification, the fold below a report for what it lists, or its documents. */
type ReportPlace = RegExp | 'classification' | 'oversight' | 'requests' | 'answers' | 'actions' | 'notice';

/** A common question of auditors, the part of a room that answers it, and what is stated there. */
export type AuditQuestion = {
  question: string;
  in: RoomPlace;
  where: string;
  /** The part of a report in the room; of several, the first that a report has. */
  at?: readonly ReportPlace[];
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
    at: ['classification'],
    isEu: true,
    where: 'Step “Role” of “How we reached this classification” in each report, with person and date',
  },
  {
    question: 'Basis of each classification',
    in: 'reports',
    at: ['classification'],
    where: '“How we reached this classification” in each report',
  },
  {
    question: 'High-risk exception (Art. 6(3), (4))',
    in: 'reports',
    at: ['classification'],
    isEu: true,
    where: 'Step “Exception of Art. 6(3)” of “How we reached this classification” in each report',
    missing: 'a separate assessment of the exception',
  },
  {
    question: 'Prohibited practices (Art. 5)',
    in: 'reports',
    at: [/Art\. 5\(1\)/],
    isEu: true,
    where: 'Duties in each report',
  },
  {
    question: 'Fundamental rights impact assessment (Art. 27)',
    in: 'reports',
    at: [/Art\. 27\b/],
    isEu: true,
    where: 'Status and files for Art. 27 in each report, including the notification',
  },
  {
    question: 'Data protection impact assessment',
    in: 'reports',
    at: [/Art\. 26\(9\)/],
    isEu: true,
    where: 'Art. 26(9) in each report, with its files',
  },
  {
    question: 'People assigned to human oversight',
    in: 'reports',
    at: ['oversight', /Art\. 26\(2\)/],
    isEu: true,
    where: 'Facts about each system below its report, and Art. 26(2)',
    missing: 'a register of assignments',
  },
  { question: 'AI literacy (Art. 4)', in: 'duties', where: 'Answer, person, date, next review and proof' },
  {
    question: 'Retention of logs',
    in: 'reports',
    at: [/Art\. 26\(6\)/, /Art\. 19\b/],
    isEu: true,
    where: 'Art. 26(6) in each report, and facts about each system',
  },
  {
    question: 'Serious incidents (Art. 73)',
    in: 'reports',
    at: [/Art\. 73\b/, /Art\. 26\(5\)/],
    isEu: true,
    where: 'The procedure under Art. 73 in each report',
    missing: 'records of individual incidents',
  },
  {
    question: 'Supplier due diligence',
    in: 'reports',
    at: ['requests', 'answers'],
    where: 'Requests to suppliers and accepted answers, below each report',
  },
  {
    question: 'Technical documentation (Annex IV)',
    in: 'reports',
    at: [/Art\. 11\b/],
    isEu: true,
    where: 'Art. 11 in each report, with its files',
  },
  {
    question: 'Instructions for use',
    in: 'reports',
    at: [/Art\. 13\b/],
    isEu: true,
    where: 'Art. 13 in each report, with its files',
  },
  {
    question: 'Post-market monitoring',
    in: 'reports',
    at: [/Art\. 72\b/],
    isEu: true,
    where: 'Art. 72 in each report, with its files',
  },
  {
    question: 'Registration in the EU database',
    in: 'reports',
    at: [/Art\. 49\b/, /Art\. 26\(8\)/],
    isEu: true,
    where: 'Art. 49 in each report',
  },
  {
    question: 'Declaration of conformity, CE marking',
    in: 'reports',
    at: [/Arts?\.? 4[78]\b/],
    isEu: true,
    where: 'Arts 47 and 48 in each report',
  },
  {
    question: 'Transparency notices',
    in: 'reports',
    at: ['notice', /Art\. 26\(11\)/, /Art\. 50\b/],
    where: 'Each system’s documents, with version and approval; Arts 26(11) and 50',
  },
  {
    question: 'Data governance',
    in: 'reports',
    at: [/Art\. 10\b/],
    isEu: true,
    where: 'Art. 10 in each report, with its files',
  },
  { question: 'Policies approved by management', in: 'policies', where: 'Version, author, approver, dates and text' },
  { question: 'Changes over time', in: 'log', where: 'Each activity, with person and time' },
  {
    question: 'Management reviews, internal audits',
    in: 'records',
    where: 'Date, participants, minutes and decisions',
  },
  {
    question: 'Risks and their treatment',
    in: 'reports',
    at: ['actions'],
    where: 'Gaps, actions and accepted risks of each system',
    missing: 'a register with likelihood and severity',
  },
  {
    question: 'Corrective actions to closure',
    in: 'reports',
    at: ['actions'],
    where: 'Actions of each system: status, owner and dates',
  },
  {
    question: 'Authenticity and completeness',
    in: 'file',
    where: 'SHA-256 hashes of all content; roots of audit bundles',
  },
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

/** A place that answers a question: a report, and its part or the row of its duties, from 0. */
export type FoundPlace = { report: ShownReport; part: 'classification' | 'trail' | 'top' | number };

/** The place that answers a question: in the first report to which it applies, those under the EU AI Act first. */
export function placeFor({ at = [], isEu }: AuditQuestion, reports: readonly ShownReport[]): FoundPlace | undefined {
  const under = (law: 'EU' | 'UK') => reports.filter(({ jurisdiction }) => jurisdiction === law);
  const inOrder = [...under('EU'), ...(isEu ? [] : under('UK'))];
  for (const applies of [true, false])
    for (const place of at)
      for (const report of inOrder) {
        const part = partOf(place, report, applies);
        if (part !== null) return { report, part };
      }
  return inOrder[0] && { report: inOrder[0], part: 'top' };
}

/** The part of a report that contains a place; null if the report has no such part. @param applies whether the row of a duty must apply */
function partOf(place: ReportPlace, report: ShownReport, applies: boolean): FoundPlace['part'] | null {
  const { proof, answerCount, actionCount, requestCount = 0, hasOversight, documents, noticeVersion } = report;
  if (place instanceof RegExp) {
    const row = proof?.duties.findIndex(
      ({ citation, status }) => place.test(citation) && !(applies && EXCLUDED.includes(status)),
    );
    return row === undefined || row < 0 ? null : row;
  }
  if (place === 'classification') return place;
  if (place === 'notice') return noticeVersion || documents.some(({ title }) => title === NOTICE) ? 'top' : null;
  const has = {
    oversight: hasOversight,
    requests: requestCount > 0,
    answers: answerCount > 0,
    actions: actionCount > 0,
  };
  return has[place] ? 'trail' : null;
}

const EXCLUDED: readonly DutyStatus[] = ['not_applicable', 'other_party'];

/** Moves to the part of a report that answers a question, and opens the fold around it. */
export function goToPart({ report, part }: FoundPlace): void {
  const section = document.getElementById(roomReportId(report.id));
  const folds = [...(section?.querySelectorAll('details') ?? [])];
  const fold = folds.find(each => (part === 'trail' ? each.dataset.part === 'trail' : each.querySelector('table')));
  if (!fold || part === 'top') {
    goTo(section);
    return;
  }
  fold.open = true;
  const row = (typeof part === 'number' && fold.querySelectorAll<HTMLElement>('tbody tr')[part]) || fold;
  row.tabIndex = -1;
  goTo(row);
}
