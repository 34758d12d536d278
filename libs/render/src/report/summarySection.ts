import { longDate } from '@aicp/compliance/law/calendar';
import { countedStates } from '@aicp/compliance/scoring/dutyWords';
import { HIGH_FROM, MEDIUM_FROM } from '@aicp/compliance/scoring/riskBands';
import { verdictMessage } from '@aicp/compliance/scoring/verdictMessage';
import type { CanonicalReport } from '@aicp/contracts/canonicalReport';
import { type Block, type Cell, counted, line, quiet, type Section, strong } from '../paper.ts';
import { nextClocks } from './clockSection.ts';
import { dueGroups } from './dueGroups.ts';
import { bindingDuties, expectedDuties } from './dutySections.ts';
import { fineRange } from './fineSection.ts';

/** Maximum of the worst gaps and the next dates: the summary takes half a page. */
const MAX_ROWS = 3;

/** The facts that a board needs first. */
export function summarySection(report: CanonicalReport): Section {
  const { scored, riskResult, compliance, ragScore, remarks } = report;
  const classCell = classOf(report);
  const rows: { label: string; cell: Cell }[] = [
    ...(classCell ? [{ label: 'AI Act class', cell: classCell }] : []),
    ...(ragScore ? [{ label: 'Rating under the five principles', cell: [line(strong(ragScore))] }] : []),
    {
      label: 'Risk level',
      cell: [
        scored
          ? line(strong(riskResult.level), quiet(' (our rating, not a legal category)'))
          : line(strong('Not scored')),
      ],
    },
    ...(scored
      ? [
          {
            label: 'Scores',
            cell: [
              line(
                `Risk ${riskResult.score} of 100 (higher is riskier). Compliance ${compliance.score} of 100: ${compliance.band}.`,
              ),
            ],
          },
        ]
      : []),
    ...roleRow(report),
    ...dutyRow(report),
    { label: 'Gaps', cell: gapCell(report) },
    ...fineRow(report),
    ...dateRow(report),
  ];
  return {
    title: 'Summary',
    intro: messageOf(report),
    blocks: [
      ...dialsOf(report),
      { kind: 'facts', rows },
      ...(remarks.length > 0
        ? [{ kind: 'lines' as const, lines: remarks.map(remark => line(strong('Check this fact: '), remark)) }]
        : []),
    ],
  };
}

const RISK_TONES = { HIGH: 'high', MEDIUM: 'medium', LOW: 'low' } as const;

/** The two scores as on screen; none outside the law. */
function dialsOf({ scored, riskResult, compliance }: CanonicalReport): Block[] {
  if (!scored) return [];
  const { level, score } = riskResult;
  const tone = compliance.score >= 80 ? 'low' : compliance.score >= 60 ? 'medium' : 'high';
  return [
    {
      kind: 'dials',
      dials: [
        {
          shape: 'gauge',
          name: 'Risk score',
          score,
          words: level,
          tone: RISK_TONES[level],
          thresholds: [MEDIUM_FROM, HIGH_FROM],
        },
        {
          shape: 'ring',
          name: 'Compliance score',
          score: compliance.score,
          words: compliance.band,
          tone,
          thresholds: [60, 80],
        },
      ],
    },
  ];
}

function messageOf({ ragScore, riskResult, ...report }: CanonicalReport): string {
  return verdictMessage({ ...report, classId: report.class?.id, rag: ragScore, level: riskResult.level });
}

function classOf(report: CanonicalReport): Cell | null {
  if (!report.class) return null;
  const { label, reason, citation } = report.class;
  return [line(strong(label), ` (${citation.label})`), line(quiet(reason))];
}

function roleRow({ roles }: CanonicalReport) {
  if (roles.length === 0) return [];
  return [{ label: roles.length === 1 ? 'Role' : 'Roles', cell: [line(roles.map(({ label }) => label).join(', '))] }];
}

function dutyRow({ duties }: CanonicalReport) {
  const binding = bindingDuties(duties);
  const expected = expectedDuties(duties);
  const text =
    binding.length === 0
      ? 'No duty applies to the organisation.'
      : `${counted(binding.length, 'duty that applies or may apply to the organisation', 'duties that apply or may apply to the organisation')}: ${countedStates(binding)}.`;
  const met = expected.filter(({ status }) => status === 'met').length;
  return [
    {
      label: 'Duties',
      cell: [
        line(text),
        ...(expected.length > 0
          ? [line(`Expected, though no law requires it here: ${expected.length}, of which ${met} met.`)]
          : []),
      ],
    },
  ];
}

function gapCell({ gaps, day, jurisdiction }: CanonicalReport): Cell {
  const groups = dueGroups(gaps, day, jurisdiction);
  const parts = groups.map(
    ({ title, members }) => `${members.length} ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  );
  const worst = groups.flatMap(({ members }) => members).slice(0, MAX_ROWS);
  if (gaps.length === 0) return [line('None')];
  return [
    line(
      strong(counted(gaps.length, 'gap')),
      `${parts.length === 1 ? parts[0]?.replace(/^\d+/, gaps.length > 1 ? ', all' : ',') : `: ${parts.join('; ')}`}.${gaps.length > MAX_ROWS ? ' The first:' : ''}`,
    ),
    ...worst.map(({ text }) => line(quiet('–  '), text)),
  ];
}

function fineRow({ fine, fines, ...report }: CanonicalReport) {
  if (!fine) return [];
  const figures = report.scored && fines ? [fines.inForce, fines.later].filter(({ max }) => max > 0) : [];
  const cell: Cell = figures.length > 0 ? figures.map(({ text }) => line(text)) : [line(fineRange({ ...report }))];
  return [{ label: 'Fine ceiling', cell }];
}

function dateRow(report: CanonicalReport) {
  const next = nextClocks(report).slice(0, MAX_ROWS);
  if (!report.clocks) return [];
  const cell: Cell =
    next.length > 0
      ? next.map(({ date, what }) => line(strong(longDate(date)), `: ${what}`))
      : [line(`No dates are set after ${longDate(report.day)}.`)];
  return [{ label: 'Next dates', cell }];
}
