import type { CalculatorAiType, CalculatorResult } from '@aicp/compliance/tools/riskCalculator';
import { type FormEvent, useState } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Field.tsx';
import { formatEuros } from '../../ui/formatMoney.ts';

const aiTypes: Record<CalculatorAiType, string> = {
  recruitment: 'Recruitment and HR',
  biometric: 'Biometric identification',
  credit: 'Credit scoring',
  healthcare: 'Healthcare',
  general: 'General purpose or other',
};
const safeguards = {
  hasBiasTesting: 'Bias testing',
  hasDocumentation: 'Technical documentation',
  hasHumanOversight: 'Human oversight',
};
const tones = { CRITICAL: 'critical', HIGH: 'high', MEDIUM: 'medium', LOW: 'low' } as const;

/** A first estimate, worked out here in the browser. The rules are fetched when somebody asks for a result. */
export function RiskCalculator() {
  const [aiType, setAiType] = useState<CalculatorAiType | ''>('');
  const [present, setPresent] = useState({ hasBiasTesting: false, hasDocumentation: false, hasHumanOversight: false });
  const [result, setResult] = useState<CalculatorResult>();

  async function calculate(event: FormEvent) {
    event.preventDefault();
    if (!aiType) return;
    const { estimate } = await import('./estimate.ts');
    setResult(estimate({ aiType, ...present }));
  }

  /** An estimate is of what was asked: it goes as soon as that changes. */
  function change(make: () => void) {
    make();
    setResult(undefined);
  }

  return (
    <section
      id="calculator"
      className="scroll-mt-20 self-start rounded-card border border-line bg-surface p-6 shadow-float"
    >
      <h2 className="font-serif text-xl font-semibold">Risk calculator</h2>
      <p className="mt-1 text-sm text-muted">What could it cost? Calculated in your browser; no data is sent.</p>
      <form className="mt-5 space-y-5" onSubmit={calculate}>
        <Select
          label="AI type"
          value={aiType}
          onChange={event => change(() => setAiType(event.target.value as CalculatorAiType))}
        >
          <option value="" disabled>
            Choose a type
          </option>
          {Object.entries(aiTypes).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">Safeguards in place</legend>
          {Object.entries(safeguards).map(([key, label]) => (
            <label key={key} className="flex cursor-pointer items-center gap-3 py-1.5 text-base">
              <input
                type="checkbox"
                checked={present[key as keyof typeof present]}
                onChange={event => change(() => setPresent({ ...present, [key]: event.target.checked }))}
                className="size-4.5 accent-accent"
              />
              {label}
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="primary" size="large" disabled={!aiType} className="w-full">
          Calculate My Risk
        </Button>
      </form>
      <div aria-live="polite">{result && <Result {...result} />}</div>
    </section>
  );
}

function Result({ fine, riskLevel, actions }: CalculatorResult) {
  return (
    <div className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="text-xs text-muted">Potential fine</p>
          <p className="figures text-2xl font-semibold">{formatEuros(fine)}</p>
        </div>
        <Badge tone={tones[riskLevel]} word={riskLevel} />
      </div>
      {actions.length > 0 && (
        <>
          <h3 className="mt-4 text-sm font-medium">Immediate actions</h3>
          <ul className="mt-2 list-disc space-y-1.5 pl-5 text-sm text-muted marker:text-faint">
            {actions.map(action => (
              <li key={action}>{action}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4 text-xs text-muted">An illustration, not a prediction. The assessment covers each duty.</p>
    </div>
  );
}
