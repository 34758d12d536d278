import { type ClassificationStep, classificationSteps } from '@aicp/compliance/scoring/classificationSteps';
import type { CanonicalReport } from '@aicp/contracts/canonicalReport';
import { type Block, type Cell, line, NARROW, quiet, type Section, strong, WIDE } from '../paper.ts';

const figure = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 2 });

/** UK: each principle with its rating. */
export function principleSection({ principleScores, regulators }: CanonicalReport): Section | null {
  if (!principleScores) return null;
  return {
    title: 'Principle RAG Scores',
    intro:
      'The five principles are addressed to regulators and are not law themselves; each gap names the law behind it.',
    blocks: [
      {
        kind: 'table',
        heading: null,
        columns: [
          { title: 'Principle and reason for its rating', share: 60 },
          { title: 'Score (0 to 100)', share: 20, isFigure: true },
          { title: 'Rating', share: 20 },
        ],
        rows: principleScores.map(({ principle, score, rag, why }) => [
          [line(principle), ...(why ? [line(quiet(why))] : [])],
          [line(String(score))],
          [line(strong(rag))],
        ]),
      },
      ...(regulators && regulators.length > 0
        ? [
            {
              kind: 'table' as const,
              heading: 'Regulators that may be responsible for the system',
              columns: [
                { title: 'Reason', share: WIDE },
                { title: 'Regulator', share: NARROW },
              ],
              rows: regulators.map(({ fullName, reason, url }): Cell[] => [
                [line(reason), line(quiet(url))],
                [line(fullName)],
              ]),
            },
          ]
        : []),
    ],
  };
}

/** How class, level and score were reached. */
export function workingAnnex(report: CanonicalReport): Section {
  const { jurisdiction, trace, flips, scores, scored, roles, supervisors } = report;
  return {
    title: 'How we reached this classification',
    intro: `The rules that led to the ${jurisdiction === 'UK' ? 'rating' : 'class'}, in the order in which they were applied.`,
    onNewPage: true,
    blocks: [
      ...(trace.length > 0 ? [stepTable(classificationSteps(report))] : []),
      ...(roles.length > 0 ? [factTable('Roles of the organisation', roles.map(roleRow))] : []),
      ...(supervisors.length > 0 && jurisdiction === 'EU'
        ? [
            factTable(
              'Supervised by',
              supervisors.map(name => [line(name)]),
            ),
          ]
        : []),
      ...(scored ? [{ kind: 'lines' as const, lines: [line(scores.inForce.text), line(scores.later.text)] }] : []),
      ...scoreTable(report),
      ...(flips.length > 0 ? [flipTable(flips)] : []),
    ],
  };
}

const roleRow = ({ label, why }: { label: string; why: string }): Cell => [line(strong(`${label}. `), why)];

const factTable = (heading: string, cells: readonly Cell[]): Block => ({
  kind: 'table',
  heading,
  columns: [{ title: '', share: 100 }],
  rows: cells.map(cell => [cell]),
});

const stepTable = (steps: readonly ClassificationStep<CanonicalReport['trace'][number]>[]): Block => ({
  kind: 'table',
  heading: null,
  columns: [
    { title: 'Step and outcome', share: WIDE },
    { title: 'Source', share: NARROW },
  ],
  rows: steps.map(({ rule, outcome, because, citation }, at) => [
    [
      line(quiet(`${at + 1}  `), strong(rule)),
      line(outcome),
      ...because.map(({ question, answer }) => line(quiet(`${question} `), quiet(answer))),
    ],
    [line(citation?.label ?? '')],
  ]),
});

function scoreTable({ working, riskResult }: CanonicalReport): Block[] {
  if (working.length === 0) return [];
  return [
    {
      kind: 'table',
      heading: 'Risk score calculation',
      columns: [
        { title: 'Gap or answer', share: 58 },
        { title: 'Points', share: 14, isFigure: true },
        { title: 'Weight', share: 14, isFigure: true },
        { title: 'Weighted', share: 14, isFigure: true },
      ],
      rows: [
        ...working.map(({ label, points, weight }): Cell[] => [
          [line(label)],
          [line(figure(points))],
          [line(figure(weight))],
          [line(figure(points * weight))],
        ]),
        [[line(strong('Risk score (whole points, at most 100)'))], [], [], [line(strong(String(riskResult.score)))]],
      ],
    },
  ];
}

const flipTable = (flips: CanonicalReport['flips']): Block => ({
  kind: 'table',
  heading: 'Answers that would change the result',
  columns: [
    { title: 'One changed answer, found by rescoring. Not advice: answers follow the facts.', share: WIDE },
    { title: 'New result', share: NARROW },
  ],
  rows: flips.map(({ change, to }) => [[line(change)], [line(to)]]),
});
