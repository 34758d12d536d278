import { Badge } from './Badge.tsx';
import type { Tone } from './Shape.tsx';

export type RiskLevel = 'HIGH' | 'MEDIUM' | 'LOW';

export const toneOfRisk = (level: RiskLevel | null | undefined): Tone =>
  level === 'HIGH' ? 'high' : level === 'MEDIUM' ? 'medium' : level === 'LOW' ? 'low' : 'none';

/** HIGH RISK, MEDIUM RISK, LOW RISK, or NOT ASSESSED without a level. */
export function RiskBadge({ level }: { level: RiskLevel | null | undefined }) {
  return <Badge tone={toneOfRisk(level)} word={level ? `${level} RISK` : 'NOT ASSESSED'} />;
}
