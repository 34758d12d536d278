import { longDate } from '@aicp/compliance/law/calendar';
import { endedBySafeguards, practicesMet, SAFEGUARDS_END_IT } from '@aicp/compliance/scoring/safeguards';
import { approver } from '@aicp/contracts/approver';
import type { CanonicalReport } from '@aicp/contracts/canonicalReport';
import type { ReportProof } from '@aicp/contracts/dutyProof';
import { line, type Paper, printable, quiet, type Section, strong } from '../paper.ts';
import { answerAnnex, sourceAnnex } from './annexes.ts';
import { clockSection } from './clockSection.ts';
import { dutySection, othersDuties } from './dutySections.ts';
import { fineSection } from './fineSection.ts';
import { actionSection, gapSection } from './gapSections.ts';
import { summarySection } from './summarySection.ts';
import { principleSection, workingAnnex } from './workingSections.ts';

/** Data printed with a report but not part of it: people's names, and later events. */
export type Beside = {
  organisation: string | null;
  /** The member who completed the assessment; null if they have left, or it was not recorded. */
  preparedBy: string | null;
  approval: { by: string | null; function: string | null; on: string; hash: string } | null;
  /** The proofs of the duties and their date; null for a reader who sees only the filed report. */
  proof: ReportProof | null;
};

/** A longer description has its own section: the summary is on the first page. */
const MAX_ON_FIRST_PAGE = 300;

/** The printed form of a report. Equal input gives equal output: it does not contain the current date. */
export function layOutReport(filed: CanonicalReport, around: Beside): Paper {
  const report = printable(filed);
  const beside = printable(around);
  const { id, system, jurisdiction, day, sha256 } = report;
  const isUk = jurisdiction === 'UK';
  const present = (sections: readonly (Section | null)[]) => sections.filter(section => section !== null);
  const description = (system.description ?? '').split('\n').flatMap(text => (text.trim() === '' ? [] : [line(text)]));
  const isLong = (system.description ?? '').length > MAX_ON_FIRST_PAGE;
  const body = present([
    summarySection(report),
    signOff(report, beside),
    isLong ? { title: 'The System', intro: null, blocks: [{ kind: 'lines', lines: description }] } : null,
    gapSection(report),
    actionSection(report),
    principleSection(report),
    fineSection(report),
    sentences('Information you need from your provider or another company', report.requests),
    dutySection(report, beside.proof),
    clockSection(report),
    sentences('Notes', report.notes),
  ]);
  const annexes = present([workingAnnex(report), answerAnnex(report), othersDuties(report), sourceAnnex(report)]);
  const name = system.name.replaceAll('\n', ' ');
  return {
    title: `Report on ${name}`,
    day,
    kind: isUk ? "Compliance report under the UK's five principles" : 'Compliance report under the EU AI Act',
    heading: name,
    description: isLong ? [] : description,
    facts: factsOf(report, beside),
    warning: warningOf(report),
    sections: [
      ...body.map((section, at) => ({ ...section, title: `${at + 1}  ${section.title}` })),
      ...annexes.map((section, at) => ({ ...section, title: `Annex ${'ABCD'.charAt(at)}  ${section.title}` })),
    ],
    head: `Report on ${shortened(name)}`,
    foot: `Report ${id} of ${longDate(day)} · SHA-256 ${sha256.slice(0, 16)}… · Guidance, not legal advice`,
  };
}

/** Shortens a name for the top of a page. */
function shortened(name: string): string {
  const characters = [...name];
  return characters.length > 60 ? `${characters.slice(0, 59).join('')}…` : name;
}

function factsOf({ id, system, jurisdiction, bankVersion, lawAsOf, day }: CanonicalReport, beside: Beside) {
  const { organisation, preparedBy, approval } = beside;
  const facts: [label: string, text: string][] = [
    ['Prepared for', organisation ?? 'Not stated'],
    ['Prepared by', preparedBy ?? 'A former member'],
    ['System type', system.systemType ?? 'Not stated'],
    ['Assessed on', longDate(day)],
    ['Law', jurisdiction === 'UK' ? 'United Kingdom (UK)' : 'European Union (EU)'],
    ['Report number', String(id)],
    ['Text of the law', `As of ${longDate(lawAsOf)}, question bank ${bankVersion}`],
    ...(approval ? [['Approval', approvalLine(approval)] satisfies [string, string]] : []),
  ];
  return facts.map(([label, text]) => ({ label, cell: [line(text)] }));
}

const approvalLine = ({ by, function: title, on }: NonNullable<Beside['approval']>) =>
  `Approved by ${by === null ? 'a former member' : approver({ name: by, function: title })} on ${longDate(on)}`;

function warningOf({ duties, gaps, actions, ...report }: CanonicalReport): Paper['warning'] {
  if (report.class?.id !== 'prohibited') return null;
  const met = practicesMet(duties);
  const curable = endedBySafeguards(met, { gaps, actions });
  const gapOf = (id: string) => gaps.find(({ dutyId }) => dutyId === id)?.text ?? '';
  return {
    title:
      curable.length === met.length ? 'Prohibited while safeguards are missing' : 'Prohibited practice: it must stop',
    lines: [
      ...duties
        .filter(({ id }) => met.includes(id))
        .map(({ id }) =>
          line(
            strong(gapOf(id).replace(/^Prohibited practice: (.)/, (_all, first: string) => first.toUpperCase())),
            curable.includes(id) ? ` ${SAFEGUARDS_END_IT}` : null,
          ),
        ),
      ...(curable.length < met.length
        ? [line(`Nothing else in this report makes ${curable.length > 0 ? 'the others' : 'it'} lawful.`)]
        : []),
    ],
  };
}

function sentences(title: string, texts: readonly string[] | null): Section | null {
  return texts && texts.length > 0 ? { title, intro: null, blocks: [{ kind: 'list', items: texts }] } : null;
}

/** On the second page, after the summary: the signed report is identified by its hash. */
function signOff({ day, sha256 }: CanonicalReport, { preparedBy, approval }: Beside): Section {
  return {
    title: 'Sign-off',
    intro: null,
    onNewPage: true,
    blocks: [
      {
        kind: 'signatures',
        rows: [
          { act: 'Prepared', name: preparedBy ?? '', day: longDate(day) },
          { act: 'Reviewed', name: '', day: '' },
          {
            act: 'Approved',
            name: approval ? (approval.by ?? 'A former member') : '',
            day: approval ? longDate(approval.on) : '',
          },
        ],
      },
      {
        kind: 'lines' as const,
        lines: [
          line(quiet(`SHA-256 of this report: ${sha256}`)),
          ...(approval
            ? [
                line(`${approvalLine(approval)}. `, quiet('SHA-256 of the approved content:')),
                line(quiet(approval.hash)),
              ]
            : []),
        ],
      },
    ],
  };
}
