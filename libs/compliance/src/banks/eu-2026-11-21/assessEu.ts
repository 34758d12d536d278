import type { OrganisationSize } from '../../law/organisationSize.ts';
import { type Answers, says } from '../../scoring/answers.ts';
import type { AssessmentResult } from '../../scoring/assessmentResult.ts';
import type { Bank } from '../../scoring/bank.ts';
import { bandOf, complianceScore } from '../../scoring/complianceScore.ts';
import { listed } from '../../scoring/issue.ts';
import { levelOf, type RiskLevel } from '../../scoring/riskLevel.ts';
import { euClass } from './euClass.ts';
import { type EuFacts, euFacts, named } from './euFacts.ts';
import { euFine } from './euFine.ts';
import { euIssues } from './euIssues.ts';
import { euNotes } from './euNotes.ts';
import { euRiskScore } from './euPoints.ts';
import { reviewIssue } from './reviewIssue.ts';

type EuAssessment = {
  bank: Bank;
  answers: Answers;
  today: string;
  turnover: number | null;
  size: OrganisationSize;
};

/** Scores complete, valid answers under the EU AI Act. */
export function assessEu({ bank, answers, today, turnover, size }: EuAssessment): AssessmentResult {
  const facts = euFacts(answers);
  const riskScore = euRiskScore(bank, answers, facts);
  const riskLevel = withFloors(levelOf(riskScore), answers, facts);
  const compliance = complianceScore(riskScore);
  const issues = euIssues(bank, answers, facts, today);
  const isClear = issues.every(({ finding }) => !finding);
  const review = bank.questions.filter(({ id }) => isClear && id === named.provider[0]).map(reviewIssue);
  const lists = listed([...issues, ...review]);
  const fine = euFine(bank, answers, facts, riskScore, today, { turnover, size });
  return {
    riskLevel,
    riskScore,
    complianceScore: compliance,
    band: bandOf(compliance),
    euClass: euClass(bank, answers, facts, today),
    ...lists,
    estimatedFine: { min: fine.min, max: fine.max },
    fine,
    notes: euNotes(answers, facts, { gaps: lists.gaps.length, riskLevel, levelByScore: levelOf(riskScore) }),
  };
}

/** Floors only raise: LOW is no word for a high-risk class, an open question on Art. 5 or people left in the dark. */
function withFloors(level: RiskLevel, answers: Answers, facts: EuFacts): RiskLevel {
  const isHidden = says(answers, named.undisclosed) || says(answers, named.unmarked);
  const isRaised = facts.inScope && (facts.highRisk || facts.unsettled.length > 0 || isHidden);
  return level === 'LOW' && isRaised ? 'MEDIUM' : level;
}
