import { longDate } from '@aicp/compliance/law/calendar';
import type { CanonicalReport } from '@aicp/contracts/canonicalReport';
import { type Block, euros, line, NARROW, quiet, type Section, strong, WIDE } from '../paper.ts';

type Report = Pick<CanonicalReport, 'scored' | 'estimatedFine' | 'fine' | 'fines' | 'gaps' | 'duties'>;

const SPECIFIED =
  'Fines under the EU AI Act reach up to 7% of global turnover. The range for this system, based on the answers:';

/** Whether a sentence leaves fines on public bodies to the Member States; such a sentence comes first. */
const isForStates = (sentence: string) => sentence.includes('Art. 99(8)');

export function fineRange({ scored, estimatedFine }: Pick<Report, 'scored' | 'estimatedFine'>): string {
  if (!scored) return 'Not scored';
  return estimatedFine && estimatedFine.max > 0
    ? `${euros(estimatedFine.min)} to ${euros(estimatedFine.max)}`
    : 'No EU-level fine';
}

/** The fine exposure of the gaps: each line of the law with the duties that cause it; null without fines under the Act. */
export function fineSection(report: Report): Section | null {
  const { fine, fines, duties } = report;
  if (!fine) return null;
  const lines = fines ? [fines.inForce, fines.later] : [];
  const others = fine.explanation.filter(sentence => !lines.some(({ text }) => text === sentence));
  const uncertain = others.filter(isForStates);
  const further = others.filter(sentence => !isForStates(sentence));
  const table: Block = {
    kind: 'table',
    heading: null,
    columns: [
      { title: 'Ceiling', share: WIDE },
      { title: 'Related gaps', share: NARROW },
    ],
    rows: lines.map(({ text, duties: fired }) => [
      [line(text)],
      [
        fired.length === 0
          ? line(quiet('None'))
          : line(fired.map(id => duties.find(duty => duty.id === id)?.citation.label ?? id).join(', ')),
      ],
    ]),
  };
  const source = fine.citation && [
    line(quiet(`Source: ${fine.citation.label}${fine.exposureFrom ? `, from ${longDate(fine.exposureFrom)}` : ''}.`)),
  ];
  return {
    title: 'Potential Fine Risk',
    intro: uncertain.length > 0 ? uncertain.join(' ') : SPECIFIED,
    blocks: [
      {
        kind: 'lines',
        lines: [...(uncertain.length > 0 ? [line(SPECIFIED)] : []), line(strong(fineRange(report)))],
      },
      ...(lines.length > 0 ? [table] : []),
      { kind: 'lines', lines: [...further.map(sentence => line(sentence)), ...(source ?? [])] },
    ],
  };
}
