import { HIGH_FROM, MEDIUM_FROM } from '@aicp/compliance/scoring/riskBands';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { RiskBadge, type RiskLevel, toneOfRisk } from '../../ui/RiskBadge.tsx';
import { ScoreGauge, ScoreRing } from '../../ui/ScoreDial.tsx';

type Props = {
  /** Null if the system is outside the law, because then nothing is scored. */
  risk: { level: RiskLevel; score: number } | null;
  /**
   * Whether the law classifies the system as high-risk. Only then the word appears under the gauge, which shows a level and not a class.
   */
  isHighRisk: boolean;
  compliance: { score: number; band: string } | null;
  /** Next to the level. */
  badge?: ReactNode;
};

/** The limits of the risk bands (LOW, MEDIUM, HIGH) and the compliance bands (docs/spec-coverage.md, section 9). */
const riskThresholds = [MEDIUM_FROM, HIGH_FROM];
const complianceThresholds = [60, 80];

const labelOf = (name: string, scored: { score: number } | null) =>
  scored ? `${name} ${scored.score} of 100` : `${name}: not scored`;

const notScored = <Badge tone="none" word="Not scored" />;

const levelBadge = (level: RiskLevel, isHighRisk: boolean) =>
  isHighRisk ? <RiskBadge level={level} /> : <Badge tone={toneOfRisk(level)} word={level} />;

/** The two scores as gauges, each with its word. */
export function Dials({ risk, isHighRisk, compliance, badge }: Props) {
  const complianceTone = !compliance || compliance.score >= 80 ? 'low' : compliance.score >= 60 ? 'medium' : 'high';
  return (
    <div className="grid grid-cols-2 gap-4 print:mt-4 print:break-inside-avoid">
      <Dial
        name="Risk score"
        badge={
          <>
            {risk ? levelBadge(risk.level, isHighRisk) : notScored}
            {badge}
          </>
        }
      >
        <ScoreGauge
          label={labelOf('Risk score', risk)}
          score={risk?.score ?? null}
          tone={toneOfRisk(risk?.level)}
          thresholds={riskThresholds}
        />
      </Dial>
      <Dial
        name="Compliance score"
        badge={compliance ? <Badge tone={complianceTone} word={compliance.band} /> : notScored}
      >
        <ScoreRing
          label={labelOf('Compliance score', compliance)}
          score={compliance?.score ?? null}
          tone={complianceTone}
          thresholds={complianceThresholds}
        />
      </Dial>
    </div>
  );
}

type DialProps = { name: string; badge: ReactNode; children: ReactNode };

/** A gauge and its word, at the same height for both scores. */
function Dial({ name, badge, children }: DialProps) {
  return (
    <div className="flex flex-col items-center rounded-card border border-line bg-surface px-3 py-4 text-center">
      <h3 className="mb-2 text-sm font-medium text-muted">{name}</h3>
      <div className="grid w-full grow place-items-center [&_svg]:max-h-34">{children}</div>
      <div className="mt-3 flex flex-wrap justify-center gap-2">{badge}</div>
    </div>
  );
}
