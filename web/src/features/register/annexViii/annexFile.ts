import { type AnnexSection, annexViii } from '@aicp/compliance/law/annexViii';
import type { PointOnRecord } from './onRecord.ts';

const annexStateLabels = {
  there: 'Recorded',
  part: 'In part',
  missing: 'Missing',
  byHand: 'Manual entry',
} as const;

const citationOf = (section: AnnexSection, { point }: PointOnRecord) => `Annex VIII, Section ${section}(${point})`;
const textOf = ({ known }: PointOnRecord) => known.map(({ text }) => text).join('\n');
const remarksOf = ({ note, unsure, missing }: PointOnRecord) =>
  [missing.length > 0 && `Missing: ${missing.map(({ label }) => label).join(', ')}.`, note, unsure]
    .filter(Boolean)
    .join(' ');

/** A section's requirements and recorded values, as plain text to copy. */
export function annexText(name: string, section: AnnexSection, points: readonly PointOnRecord[]): string {
  const { title, article } = annexViii[section];
  const blocks = points.map(point =>
    [
      `${point.point}. ${point.label}`,
      textOf(point) || `[${annexStateLabels[point.state]}: ${point.asks}]`,
      ...[remarksOf(point)].filter(Boolean).map(remark => `(${remark})`),
    ].join('\n'),
  );
  return [`${name}\n${title}: Annex VIII, Section ${section} (${article})`, ...blocks].join('\n\n');
}

/** A section as a CSV table (RFC 4180). A text that a spreadsheet would execute as a formula gets an apostrophe. */
export function annexCsv(section: AnnexSection, points: readonly PointOnRecord[]): string {
  const rows = points.map(point => [
    citationOf(section, point),
    point.label,
    point.asks,
    annexStateLabels[point.state],
    textOf(point),
    remarksOf(point),
  ]);
  return [['Citation', 'Point', 'Asked', 'State', 'Recorded', 'Remarks'], ...rows]
    .map(cells => `${cells.map(cell).join(',')}\r\n`)
    .join('');
}

const cell = (text: string) => `"${text.replace(/^(?=[=+\-@\t\r＝＋－＠])/u, "'").replaceAll('"', '""')}"`;
