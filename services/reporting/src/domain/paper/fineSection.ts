import { longDate } from '@aicp/compliance/law/calendar';
import type { CanonicalReport } from '@aicp/contracts/canonicalReport';
import { type Block, euros, line, NARROW, quiet, type Section, strong, WIDE } from './paper.ts';

type Report = Pick<CanonicalReport, 'scored' | 'estimatedFine' | 'fine' | 'fines' | 'gaps' | 'duties'>;

/** The range in one line. */
export function fineRange({ scored, estimatedFine }: Pick<Report, 'scored' | 'estimatedFine'>): string {
  if (!scored) return 'Not scored';
  return estimatedFine && estimatedFine.max > 0
    ? `${euros(estimatedFine.min)} to ${euros(estimatedFine.max)}`
    : 'No EU-level fine';
}

/** What the gaps could cost: each line of the law's with the duties that fire it; null where there are no fines of the Act. */
export function fineSection(report: Report): Section | null {
  const { fine, fines, duties } = report;
  if (!fine) return null;
  const lines = fines ? [fines.inForce, fines.later] : [];
  const further = fine.explanation.filter(sentence => !lines.some(({ text }) => text === sentence));
  const table: Block = {
    kind: 'table',
    heading: null,
    columns: [
      { title: 'Ceiling', share: WIDE },
      { title: 'Open duties behind it', share: NARROW },
    ],
    rows: lines.map(({ text, duties: fired }) => [
      [line(text)],
      fired.length === 0
        ? [line(quiet('None'))]
        : fired.map(id => line(duties.find(duty => duty.id === id)?.citation.label ?? id)),
    ]),
  };
  const source = fine.citation && [
    line(quiet(`Source: ${fine.citation.label}${fine.exposureFrom ? `, from ${longDate(fine.exposureFrom)}` : ''}.`)),
  ];
  return {
    title: 'Potential Fine Risk',
    intro: 'Fines under the EU AI Act reach up to 7% of global turnover. The range for this system, by the answers:',
    blocks: [
      { kind: 'lines', lines: [line(strong(fineRange(report)))] },
      ...(lines.length > 0 ? [table] : []),
      { kind: 'lines', lines: [...further.map(sentence => line(sentence)), ...(source ?? [])] },
    ],
  };
}
