import type { CanonicalReport } from '@aicp/contracts/canonicalReport';
import { type Block, type Cell, line, NARROW, quiet, type Section, strong, WIDE } from '../paper.ts';
import { dueGroups } from './dueGroups.ts';

const severities = { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' } as const;

/** What is missing, by when it is due. */
export function gapSection({ gaps, scored, day, jurisdiction }: CanonicalReport): Section {
  let number = 0;
  const none = scored
    ? 'The answers show no gaps. Reassess when the system, its use or the law changes.'
    : 'No duty applies to the system, so there are no gaps to find.';
  return {
    title: 'Critical Compliance Gaps',
    intro: null,
    blocks:
      gaps.length === 0
        ? [{ kind: 'lines', lines: [line(none)] }]
        : dueGroups(gaps, day, jurisdiction).map(({ title, members }) => ({
            kind: 'table',
            heading: `${title} (${members.length})`,
            columns: [
              { title: 'Gap', share: WIDE },
              { title: 'Severity and source', share: NARROW },
            ],
            rows: members.map((gap): Cell[] => {
              number += 1;
              const { text, severity, citation } = gap;
              return [
                [line(quiet(`${number}  `), text)],
                [
                  line(strong(severities[severity]), ` · ${citation.label}`),
                  ...('owner' in gap && gap.owner ? [line(quiet(`For: ${gap.owner}`))] : []),
                  ...('tier' in gap && gap.tier ? [line(quiet(`Fine: ${gap.tier}`))] : []),
                ],
              ];
            }),
          })),
  };
}

/** What to do: what law asks for, then good practice. */
export function actionSection({ actions }: CanonicalReport): Section {
  const required = actions.filter(({ goodPractice }) => !goodPractice);
  const voluntary = actions.filter(({ goodPractice }) => goodPractice);
  const table = (heading: string | null, some: typeof actions, start: number): Block => ({
    kind: 'table',
    heading,
    columns: [
      { title: 'Action', share: WIDE },
      { title: 'Source', share: NARROW },
    ],
    rows: some.map(({ text, citation, due }, at) => [
      [line(quiet(`${start + at}  `), text)],
      [line(citation.label), ...(text.includes(due) ? [] : [line(quiet(`Due: ${due}`))])],
    ]),
  });
  return {
    title: 'Recommended Actions',
    intro: null,
    blocks: [
      ...(actions.length === 0
        ? [{ kind: 'lines' as const, lines: [line('No action is needed. Review the assessment once a year.')] }]
        : []),
      ...(required.length > 0 ? [table(null, required, 1)] : []),
      ...(voluntary.length > 0
        ? [table(`Good practice, not required (${voluntary.length})`, voluntary, required.length + 1)]
        : []),
    ],
  };
}
