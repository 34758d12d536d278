import type { AssessmentResult, Finding } from './assessmentResult.ts';

/** What of a result is compared. Only verdicts have `scored`. */
export type Compared = Pick<AssessmentResult, 'riskLevel' | 'riskScore' | 'complianceScore' | 'findings'> & {
  scored?: boolean;
};

/** How a system moved from one assessment to the next. Gaps are distinguished by the question that they come from. */
export type Changes = {
  /** False between a result of the first banks and a verdict, whose questions are others: gaps are not compared then, the lists are empty. */
  sameQuestions: boolean;
  riskLevel: { before: Compared['riskLevel']; after: Compared['riskLevel'] };
  /** 0 to 100; higher is riskier. */
  riskScore: { before: number; after: number };
  /** 0 to 100; higher is better. */
  complianceScore: { before: number; after: number };
  /** Gaps of the earlier result that are no longer there, in its words. */
  closed: string[];
  /** Gaps that the earlier result did not have. */
  added: string[];
  /** Gaps that both have, in the words of the later one. */
  remaining: string[];
};

/** What changed between two results under the same jurisdiction. A question keeps its id for as long as its meaning stays. */
export function changesBetween(before: Compared, after: Compared): Changes {
  const had = new Set(before.findings.map(({ questionId }) => questionId));
  const has = new Set(after.findings.map(({ questionId }) => questionId));
  const sameQuestions = (before.scored === undefined) === (after.scored === undefined);
  const texts = (findings: readonly Finding[], keep: (questionId: string) => boolean) =>
    sameQuestions ? findings.filter(({ questionId }) => keep(questionId)).map(({ text }) => text) : [];
  return {
    sameQuestions,
    riskLevel: { before: before.riskLevel, after: after.riskLevel },
    riskScore: { before: before.riskScore, after: after.riskScore },
    complianceScore: { before: before.complianceScore, after: after.complianceScore },
    closed: texts(before.findings, id => !has.has(id)),
    added: texts(after.findings, id => !had.has(id)),
    remaining: texts(after.findings, id => had.has(id)),
  };
}
