export const bands = ['Good Compliance', 'Needs Improvement', 'Action Required'] as const;
type Band = (typeof bands)[number];

/** The compliance scores from which compliance is good, and needs improvement; below, action is required. */
export const GOOD_FROM = 80;
export const IMPROVE_FROM = 60;

/** The compliance score, 0 to 100, for a risk score from 0 to 100 (docs/spec-coverage.md, section 9). */
export function complianceScore(riskScore: number): number {
  return riskScore === 0 ? 100 : Math.max(0, Math.round(100 - riskScore * 1.4));
}

export function bandOf(score: number): Band {
  if (score >= GOOD_FROM) return 'Good Compliance';
  return score >= IMPROVE_FROM ? 'Needs Improvement' : 'Action Required';
}
