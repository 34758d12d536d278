import { Badge } from './Badge.tsx';
import type { Tone } from './Shape.tsx';

export type RiskLevel = 'HIGH' | 'MEDIUM' | 'LOW';

export const toneOfRisk = (level: RiskLevel | null | undefined): Tone =>
  level === 'HIGH' ? 'high' : level === 'MEDIUM' ? 'medium' : level === 'LOW' ? 'low' : 'none';

type Props = {
  level: RiskLevel | null | undefined;
  /** False outside the law, where a level stands for nothing. */
  scored?: boolean | undefined;
};

/** HIGH RISK, MEDIUM RISK, LOW RISK, NOT ASSESSED without a level, or Not scored. */
export function RiskBadge({ level, scored = true }: Props) {
  if (!scored) return <Badge tone="none" word="Not scored" />;
  return <Badge tone={toneOfRisk(level)} word={level ? `${level} RISK` : 'NOT ASSESSED'} />;
}
