import '../../client/withoutEval.ts';
import { longDate } from '@aicp/compliance/law/calendar';
import { fineCeiling } from '@aicp/compliance/tools/fineCeiling';
import type { CalculatorResult } from '@aicp/compliance/tools/riskCalculator';
import { Badge } from '../../ui/Badge.tsx';
import { CitationLink } from '../../ui/CitationLink.tsx';
import { formatEuros } from '../../ui/formatMoney.ts';

export { riskCalculator as estimate } from '@aicp/compliance/tools/riskCalculator';

const tones = { CRITICAL: 'critical', HIGH: 'high', MEDIUM: 'medium', LOW: 'low' } as const;

/** The illustrative sum, the first steps, and the Act's own maximum fine. */
export function EstimateResult({ fine, riskLevel, actions }: CalculatorResult) {
  const { text, note, citation } = fineCeiling(fine);
  return (
    <section
      aria-label="Your estimate"
      className="grid gap-x-16 gap-y-6 rounded-card border border-line bg-surface p-6 lg:grid-cols-2"
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <p className="text-xs text-muted">Potential fine</p>
            <p className="figures text-2xl font-semibold">{formatEuros(fine)}</p>
          </div>
          <Badge tone={tones[riskLevel]} word={riskLevel} />
        </div>
        {note && <p className="mt-2 text-sm font-medium">{note}</p>}
        <p className="mt-2 text-xs text-muted">{text}</p>
        <p className="mt-2 flex flex-wrap items-center gap-2 text-xs text-muted">
          <CitationLink citation={citation} /> Text of {longDate(citation.asOf)}
        </p>
      </div>
      <div>
        {actions.length > 0 && (
          <>
            <h3 className="text-sm font-medium">Immediate actions</h3>
            <ul className="mt-2 mb-4 list-disc space-y-1.5 pl-5 text-sm text-muted marker:text-faint">
              {actions.map(action => (
                <li key={action}>{action}</li>
              ))}
            </ul>
          </>
        )}
        <p className="text-xs text-muted">An illustration, not a prediction. The assessment covers each duty.</p>
      </div>
    </section>
  );
}
