import { longDate } from '@aicp/compliance/law/calendar';
import type { Clock } from '@aicp/compliance/scoring/verdict';
import type { CanonicalReport } from '@aicp/contracts/canonicalReport';
import { type Block, line, NARROW, type Section, strong, WIDE } from '../paper.ts';

const byDate = (one: Clock, other: Clock) => (one.date < other.date ? -1 : 1);

/** The legal dates after the report's date, soonest first. */
export function nextClocks({ clocks, day }: Pick<CanonicalReport, 'clocks' | 'day'>): Clock[] {
  return clocks.filter(({ date, binding }) => binding && date > day).toSorted(byDate);
}

/** The coming dates first; then those that apply, and those only proposed. */
export function clockSection(report: Pick<CanonicalReport, 'clocks' | 'day'>): Section | null {
  const { clocks, day } = report;
  if (clocks.length === 0) return null;
  const next = nextClocks(report);
  return {
    title: 'Next Dates',
    intro: null,
    blocks: [
      ...(next.length === 0
        ? [{ kind: 'lines' as const, lines: [line(`No dates are set after ${longDate(day)}.`)] }]
        : []),
      ...table(`After ${longDate(day)}`, next),
      ...table(
        `Applicable on ${longDate(day)}`,
        clocks.filter(({ date, binding }) => binding && date <= day),
      ),
      ...table(
        'Proposed, not law',
        clocks.filter(({ binding }) => !binding),
      ),
    ],
  };
}

function table(heading: string, clocks: readonly Clock[]): Block[] {
  if (clocks.length === 0) return [];
  return [
    {
      kind: 'table',
      heading,
      columns: [
        { title: 'Event', share: WIDE },
        { title: 'Source', share: NARROW },
      ],
      rows: clocks
        .toSorted(byDate)
        .map(({ date, what, citation }) => [[line(strong(longDate(date)), `  ${what}`)], [line(citation.label)]]),
    },
  ];
}
