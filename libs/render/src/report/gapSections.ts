import type { CanonicalReport } from '@aicp/contracts/canonicalReport';
import { type Block, type Cell, line, quiet, type Section, strong } from '../paper.ts';
import { dueGroups } from './dueGroups.ts';

const severities = { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' } as const;

/** The gaps by due date. */
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
              { title: 'Gap', share: 68 },
              { title: 'Severity', share: 12 },
              { title: 'Article', share: 20 },
            ],
            rows: members.map(({ text, severity, citation, owner, tier }): Cell[] => {
              number += 1;
              const detail = [owner && `Suggested owner: ${owner}.`, tier && `Fine: ${tier}.`]
                .filter(Boolean)
                .join(' ');
              return [
                [line(quiet(`${number}  `), text), ...(detail ? [line(quiet(detail))] : [])],
                [line(strong(severities[severity]))],
                [line(citation.label)],
              ];
            }),
          })),
  };
}

/** The actions: legal requirements, then good practice. */
export function actionSection({ actions }: CanonicalReport): Section {
  const required = actions.filter(({ goodPractice }) => !goodPractice);
  const voluntary = actions.filter(({ goodPractice }) => goodPractice);
  const table = (heading: string | null, some: typeof actions, start: number): Block => ({
    kind: 'table',
    heading,
    columns: [
      { title: 'Action', share: 80 },
      { title: 'Source', share: 20 },
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
