import { HIGH_FROM, MEDIUM_FROM } from '../../../scoring/riskBands.ts';
import { levelOf, type RiskLevel } from '../../../scoring/riskLevel.ts';
import type { DutyState, ScoreFigure, Verdict } from '../../../scoring/verdict.ts';
import { all, isPlanned, model, systemicModel } from '../facts.ts';
import type { Case, ClassId } from './case.ts';
import type { Line } from './dutyLines.ts';
import { ceilingIdOf } from './fineTiers.ts';
import type { Practice } from './practices.ts';

export const weights: Readonly<Record<DutyState, number>> = { in_force: 1, due: 1, conditional: 0.5 };
export const practicePoints = { met: 100, unknown: 20 } as const;
const TOP = 100;

type Facts = { lines: readonly Line[]; found: readonly Practice[]; classId: ClassId; given: Case };

/** Floors only raise. */
export const floors: readonly { label: string; score: number; when(facts: Facts): boolean }[] = [
  { label: 'a prohibited practice', score: TOP, when: ({ classId }) => classId === 'prohibited' },
  {
    label: 'a practice of Art. 5 may apply (not known)',
    score: practicePoints.unknown,
    when: ({ found }) => found.some(({ status }) => status === 'unknown'),
  },
  {
    label: 'an open duty that applies on the report date carries a fine under the Act',
    score: MEDIUM_FROM,
    when: ({ lines, given }) =>
      lines.some(
        ({ points, state, fineTier, begin }) =>
          points > 0 &&
          state === 'in_force' &&
          begin.state === 'in_force' &&
          ceilingIdOf(fineTier, given) !== undefined,
      ),
  },
];

/** Classes that are never LOW, whatever is in place. */
export const neverLow: readonly ClassId[] = ['high-risk', 'high-risk-B', 'exempted'];

export type Score = {
  riskScore: number;
  riskLevel: RiskLevel;
  working: Verdict['working'];
  scores: Verdict['scores'];
};

/** Points times weight, summed, rounded once, raised by floors, capped at 100. */
export function scoreFor(facts: Facts): Score {
  const { lines, found, given, classId } = facts;
  const practices = found
    .filter(({ status }) => status === 'met' || status === 'unknown')
    .map(({ label, status, from }) => ({
      label,
      points: status === 'met' ? practicePoints.met : practicePoints.unknown,
      weight: 1,
      isLater: from > given.today || given.says(isPlanned),
    }));
  const duties = lines
    .filter(({ points }) => points > 0)
    .map(({ citation, title, points, begin: { state } }) => ({
      label: `${citation.label}, ${title}`,
      points,
      weight: weights[state],
      isLater: state !== 'in_force',
    }));
  const counted = [...practices, ...duties];
  const sum = (parts: readonly { points: number; weight: number }[]) =>
    Math.min(TOP, Math.floor(parts.reduce((total, { points, weight }) => total + points * weight, 0) + 0.5));
  const raised = floors.filter(({ when }) => when(facts));
  const plain = sum(counted);
  const riskScore = Math.max(plain, ...raised.map(({ score }) => score));
  const isNeverLow = neverLow.includes(classId) || given.says(all(model, systemicModel));
  const level = levelOf(riskScore);
  const lift = raised.filter(({ score }) => score > plain).toSorted((a, b) => b.score - a.score)[0];
  return {
    riskScore,
    riskLevel: level === 'LOW' && isNeverLow ? 'MEDIUM' : level,
    working: [
      ...counted.map(({ label, points, weight }) => ({ label, points, weight })),
      ...(lift ? [{ label: `Raised to ${lift.score}: ${lift.label}`, points: lift.score - plain, weight: 1 }] : []),
    ],
    scores: {
      inForce: figure(sum(counted.filter(({ isLater }) => !isLater)), `Applies ${given.day}`, 'nothing open'),
      later: figure(sum(counted.filter(({ isLater }) => isLater)), 'Applies later', 'nothing open'),
    },
  };
}

function figure(score: number, when: string, nothing: string): ScoreFigure {
  const words =
    score === 0
      ? nothing
      : score >= HIGH_FROM
        ? 'serious duties open'
        : score >= MEDIUM_FROM
          ? 'important duties open'
          : 'some duties open';
  return { score, text: `${when}: ${words}${score === 0 ? '' : ` (${score} of 100 risk points)`}.` };
}
