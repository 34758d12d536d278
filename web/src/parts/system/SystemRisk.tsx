import { RiskBadge, type RiskLevel } from '../../ui/RiskBadge.tsx';

type Latest = { riskLevel: RiskLevel; scored: boolean; class?: string | null | undefined };

/** The risk level of a system, with its AI Act class or its UK rating next to it. */
export function SystemRisk({ latest, law }: { latest: Latest | null | undefined; law: 'EU' | 'UK' }) {
  const name = latest?.class;
  // The class may already say that the Act does not apply.
  const scored = latest?.scored !== false || !!name?.startsWith('Outside the AI Act');
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <RiskBadge level={latest?.riskLevel} law={law} scored={scored} />
      {name && <span className="text-xs text-muted">{name}</span>}
    </span>
  );
}
