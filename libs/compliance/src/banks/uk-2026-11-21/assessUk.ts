import type { Answers } from '../../scoring/answers.ts';
import type { AssessmentResult } from '../../scoring/assessmentResult.ts';
import type { Bank } from '../../scoring/bank.ts';
import { bandOf, complianceScore } from '../../scoring/complianceScore.ts';
import { type Issue, listed } from '../../scoring/issue.ts';
import type { Question } from '../../scoring/question.ts';
import { levelOf } from '../../scoring/riskLevel.ts';
import { scoreOf } from '../../scoring/scoreOf.ts';
import { reviewIssue } from './reviewIssue.ts';
import { ukMeasures } from './ukMeasures.ts';
import { isRedFlag, principleScores, ukRating } from './ukPoints.ts';
import { dueOf, leadOf, recommendation } from './wording.ts';

const REVIEWED_WITH = 'uk-a3';

/** Scores complete, valid answers against the UK's five principles. There is no fine: the principles are no statute. */
export function assessUk({ bank, answers, today }: { bank: Bank; answers: Answers; today: string }): AssessmentResult {
  const { ragScore, riskScore } = ukRating(bank, answers);
  const compliance = complianceScore(riskScore);
  const issues = bank.questions.flatMap(question => issueOf(question, answers, today) ?? []);
  const review = bank.questions.filter(({ id }) => issues.length === 0 && id === REVIEWED_WITH).map(reviewIssue);
  return {
    riskLevel: levelOf(riskScore),
    riskScore,
    complianceScore: compliance,
    band: bandOf(compliance),
    ragScore,
    principleScores: principleScores(bank, answers),
    ...listed([...issues, ...review]),
    notes: notes(bank, answers, issues.length),
  };
}

function issueOf(question: Question, answers: Answers, today: string): Issue | undefined {
  const { id, principle, citation } = question;
  const answer = answers[id] ?? '';
  const points = scoreOf(question, answer) ?? 0;
  const measure = ukMeasures[id];
  if (points === 0 || !measure) return undefined;
  const isRed = isRedFlag(id, answers);
  const lead = leadOf(answer);
  const due = dueOf(citation.appliesFrom, today);
  const common = { questionId: id, citation, appliesFrom: citation.appliesFrom };
  return {
    finding: {
      ...common,
      text: `${principle}. ${lead}: ${measure.missing} (${measure.law}).`,
      severity: isRed ? 'critical' : points >= 5 ? 'high' : 'medium',
    },
    action: {
      ...common,
      text: recommendation(measure.action, measure.owner, due),
      due,
      goodPractice: false,
    },
    rank: isRed ? 0 : 1,
    points,
  };
}

function notes(bank: Bank, answers: Answers, gaps: number): string[] {
  const flagged = bank.questions.filter(({ id }) => isRedFlag(id, answers));
  return [
    'The five principles are not statutory and are addressed to regulators; what binds is the law named beside each item.',
    ...flagged.map(
      ({ id, principle }) =>
        `Red flag on ${principle}: nothing, or nothing known, is in place for ${ukMeasures[id]?.missing}.`,
    ),
    ...(gaps === 0
      ? ['No gaps were found. Review the assessment whenever the system, its use or the law changes.']
      : []),
  ];
}
