import type { Clock } from '../../../scoring/verdict.ts';
import { type Cite, cite } from '../cite.ts';
import { euLegalDateOf } from '../dates.ts';
import { annexIA, any, highRisk, is, onlySectionB } from '../facts.ts';
import type { Case, Row } from './case.ts';
import type { Line } from './dutyLines.ts';
import type { Practice } from './practices.ts';
import { joinWords } from './routes.ts';
import { transitionOf } from './starts.ts';

/** Dates that matter in addition to the start of duties. `binding` is false for proposed law. */
const furtherDays: readonly Row<{ date: string; what: string; source: Cite; binding: boolean }>[] = [
  {
    when: any(annexIA),
    date: '2027-08-02',
    what: 'Deadline for delegated acts that may adjust duties to product law (Art. 2(13)); until one is adopted, every duty applies',
    source: ['Art. 2(13)', null, 'M'],
    binding: false,
  },
  {
    when: onlySectionB,
    date: euLegalDateOf('annex-i'),
    what: "Art. 6(1) applies to the product; the product's own law decides which AI requirements it takes in",
    source: ['Art. 2(2)', 'annex-i'],
    binding: true,
  },
  {
    when: is('a1-law', 'machinery'),
    date: '2028-08-02',
    what: 'Deadline for delegated acts with requirements on AI under Regulation (EU) 2023/1230',
    source: ['Art. 2(2)', null, 'M'],
    binding: false,
  },
];

/** Upcoming dates in chronological order: duties by their start, prohibitions, transitions, pending law. */
export function upcomingDatesOf(lines: readonly Line[], found: readonly Practice[], given: Case): Clock[] {
  const bound = lines.filter(({ binds, begin }) => binds && begin.state !== 'conditional');
  const starts = [...new Set(bound.map(({ from }) => from))].flatMap((date): Clock[] => {
    const rows = bound.filter(({ from }) => from === date);
    const [first] = rows;
    if (date === null || !first) return [];
    const labels = [...new Set(rows.map(({ citation }) => citation.label))];
    const shown = labels.length > 4 ? [...labels.slice(0, 3), `${labels.length - 3} more`] : labels;
    return [{ date, what: `Duties begin: ${joinWords(shown)}`, citation: first.citation, binding: true }];
  });
  const bans = found
    .filter(({ status, from }) => status !== 'closed' && from === euLegalDateOf('new-prohibitions'))
    .map(({ label, title, from, citation }) => ({
      date: from,
      what: `Prohibition begins: ${title} (${label})`,
      citation,
      binding: true,
    }));
  const transition = transitionOf(given);
  const further = furtherDays
    .filter(({ when }) => given.says(when))
    .map(({ date, what, source, binding }) => ({ date, what, citation: cite(source), binding }));
  const all: Clock[] = [
    ...starts,
    ...bans,
    ...(transition?.date && given.says(highRisk)
      ? [
          {
            date: transition.date,
            what: transition.text.replace(/\.$/, ''),
            citation: transition.citation,
            binding: true,
          },
        ]
      : []),
    ...further,
  ];
  const each = [...new Map(all.map(clock => [`${clock.date} ${clock.what}`, clock])).values()];
  return each.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}
