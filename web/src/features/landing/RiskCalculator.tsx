import type { CalculatorAiType } from '@aicp/compliance/tools/riskCalculator';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useProduct } from '../../parts/useProduct.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Field.tsx';

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

type Props = { onEstimate: (estimate: ReactNode) => void };

/** A first estimate, worked out here in the browser. The rules are fetched when somebody asks for a result. */
export function RiskCalculator({ onEstimate }: Props) {
  const [aiType, setAiType] = useState<CalculatorAiType | ''>('');
  const [present, setPresent] = useState({ hasBiasTesting: false, hasDocumentation: false, hasHumanOversight: false });
  const { calculatorFines } = useProduct();

  async function calculate(event: FormEvent) {
    event.preventDefault();
    if (!aiType) return;
    const { estimate, EstimateResult } = await import('./EstimateResult.tsx');
    onEstimate(<EstimateResult {...estimate({ aiType, ...present }, calculatorFines)} />);
  }

  /** An estimate is of what was asked: it goes as soon as that changes. */
  function change(make: () => void) {
    make();
    onEstimate(undefined);
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
    </section>
  );
}
