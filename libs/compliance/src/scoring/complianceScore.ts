import { z } from 'zod';

export const Band = z.enum(['Good Compliance', 'Needs Improvement', 'Action Required']);
export type Band = z.infer<typeof Band>;

/** The compliance score, 0 to 100, for a risk score from 0 to 100 (docs/spec-coverage.md, section 9). */
export function complianceScore(riskScore: number): number {
  return riskScore === 0 ? 100 : Math.max(0, Math.round(100 - riskScore * 1.4));
}

/** The band of a compliance score: from 80 good, from 60 in need of improvement, below that action is required. */
export function bandOf(score: number): Band {
  if (score >= 80) return 'Good Compliance';
  return score >= 60 ? 'Needs Improvement' : 'Action Required';
}
