import { RiskBadge, type RiskLevel } from '../../ui/RiskBadge.tsx';

type Latest = { riskLevel: RiskLevel; scored: boolean; class?: string | null | undefined };
type Props = { latest: Latest | null | undefined; law: 'EU' | 'UK'; inTwoLines?: boolean };

/** The risk level of a system, with its AI Act class or its UK rating next to it or, in a table of two lines, below it. */
export function SystemRisk({ latest, law, inTwoLines = false }: Props) {
  const name = latest?.class;
  // The class may already say that the Act does not apply.
  const scored = latest?.scored !== false || !!name?.startsWith('Outside the AI Act');
  const badge = <RiskBadge level={latest?.riskLevel} law={law} scored={scored} />;
  if (inTwoLines)
    return (
      <>
        {badge}
        {name && (
          <span className="block truncate text-muted" title={name}>
            {name}
          </span>
        )}
      </>
    );
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      {badge}
      {name && <span className="text-xs text-muted">{name}</span>}
    </span>
  );
}
