import { Badge } from './Badge.tsx';
import type { Tone } from './Shape.tsx';

export type RiskLevel = 'HIGH' | 'MEDIUM' | 'LOW';

export const toneOfRisk = (level: RiskLevel | null | undefined): Tone =>
  level === 'HIGH' ? 'high' : level === 'MEDIUM' ? 'medium' : level === 'LOW' ? 'low' : 'none';

type Props = {
  level: RiskLevel | null | undefined;
  /** The assessed law, and whether it applies: a system outside the AI Act shows its class next to the level. */
  law?: 'EU' | 'UK' | undefined;
  scored?: boolean | undefined;
};

/** HIGH RISK, MEDIUM RISK, LOW RISK, or NOT ASSESSED without a level. */
export function RiskBadge({ level, law, scored = true }: Props) {
  const badge = <Badge tone={toneOfRisk(level)} word={level ? `${level} RISK` : 'NOT ASSESSED'} />;
  if (scored || law !== 'EU') return badge;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {badge}
      <span className="text-xs text-muted">Outside the AI Act</span>
    </span>
  );
}
