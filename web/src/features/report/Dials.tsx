import { HIGH_FROM, MEDIUM_FROM } from '@aicp/compliance/scoring/riskBands';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { RiskBadge, type RiskLevel, toneOfRisk } from '../../ui/RiskBadge.tsx';
import { ScoreGauge, ScoreRing } from '../../ui/ScoreDial.tsx';

type Props = {
  /** Null: outside the law nothing is scored. */
  risk: { level: RiskLevel; score: number } | null;
  compliance: { score: number; band: string } | null;
  /** Beside the level. */
  badge?: ReactNode;
  /** What the level means. */
  message: ReactNode;
};

/** Where risk bands (LOW, MEDIUM, HIGH) and compliance bands end (docs/spec-coverage.md, section 9). */
const riskThresholds = [MEDIUM_FROM, HIGH_FROM];
const complianceThresholds = [60, 80];

const labelOf = (name: string, scored: { score: number } | null) =>
  scored ? `${name} ${scored.score} of 100` : `${name}: not scored`;

/** The two scores as drawings, each with its word. */
export function Dials({ risk, compliance, badge, message }: Props) {
  const complianceTone = !compliance || compliance.score >= 80 ? 'low' : compliance.score >= 60 ? 'medium' : 'high';
  return (
    <div className="mt-6 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
      <div className="flex flex-col items-center rounded-card border border-line bg-surface p-6 text-center">
        <h3 className="mb-4 text-sm font-medium text-muted">Risk score</h3>
        <ScoreGauge
          label={labelOf('Risk score', risk)}
          score={risk?.score ?? null}
          tone={toneOfRisk(risk?.level)}
          thresholds={riskThresholds}
        />
        <div className="mt-6 flex gap-2">
          {risk ? <RiskBadge level={risk.level} /> : <Badge tone="none" word="Not scored" />}
          {badge}
        </div>
        <p className="mt-3 text-sm text-muted">{message}</p>
      </div>
      <div className="flex flex-col items-center rounded-card border border-line bg-surface p-6 text-center">
        <h3 className="mb-4 text-sm font-medium text-muted">Compliance score</h3>
        <ScoreRing
          label={labelOf('Compliance score', compliance)}
          score={compliance?.score ?? null}
          tone={complianceTone}
          thresholds={complianceThresholds}
        />
        <p className="mt-4 text-base font-semibold">{compliance?.band ?? 'Not scored'}</p>
      </div>
    </div>
  );
}
