import type { CalculatorAiType } from '@aicp/compliance/tools/riskCalculator';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ContactButton } from '../../parts/contact/ContactButton.tsx';
import { StartButton } from '../../parts/StartButton.tsx';
import { useProduct } from '../../parts/useProduct.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Field.tsx';
import { Term } from '../../ui/Term.tsx';

const claims = ['Free assessment', 'No credit card', '15 minutes', 'Instant results'];

/** The purpose of the product, next to the calculator; its result appears below both. */
export function Hero() {
  const { usedBy } = useProduct();
  const [estimate, setEstimate] = useState<ReactNode>();
  return (
    <section className="grid gap-12 py-12 sm:py-16 lg:grid-cols-[1fr_424px] lg:gap-16 lg:py-20">
      <div>
        <h1 className="font-serif text-3xl font-semibold tracking-[-0.01em] text-balance sm:text-4xl">
          Know where your AI systems stand under the law
        </h1>
        <p className="mt-5 max-w-140 text-lg text-muted">
          Answer plain questions and get a report: risk level, compliance score, gaps and actions, each with its article
          and the date from which it applies. For the EU AI Act and{' '}
          <Term id="five-principles">the UK's five principles</Term>.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <StartButton />
          <ContactButton topic="demo" size="large">
            Request a Demo
          </ContactButton>
        </div>
        <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          {claims.map(claim => (
            <li key={claim} className="flex items-center gap-2">
              <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 text-low">
                <path d="m1.5 6.5 3 3 6-7" fill="none" stroke="currentColor" strokeWidth="1.75" />
              </svg>
              {claim}
            </li>
          ))}
        </ul>
        <dl className="mt-10 grid gap-x-8 gap-y-4 border-t border-line pt-6 sm:grid-cols-[1fr_auto]">
          <div>
            <dt className="text-sm text-muted">
              <Term id="fines">Fines</Term> under the EU AI Act
            </dt>
            <dd className="figures mt-1 text-lg font-semibold text-balance">
              up to €35 million or 7% of global turnover
            </dd>
          </div>
          <div className="min-w-36" data-claim="used-by" hidden={usedBy === 'off'}>
            <dt className="text-sm text-muted">Used by</dt>
            <dd className="figures mt-1 text-lg font-semibold">{usedBy === 'off' ? '' : usedBy}</dd>
          </div>
        </dl>
      </div>
      <RiskCalculator onEstimate={setEstimate} />
      <div aria-live="polite" className="empty:hidden lg:col-span-2">
        {estimate}
      </div>
    </section>
  );
}

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

/** A first estimate, calculated in the browser. The rules are fetched when a result is requested. */
function RiskCalculator({ onEstimate }: Props) {
  const [aiType, setAiType] = useState<CalculatorAiType | ''>('');
  const [present, setPresent] = useState({ hasBiasTesting: false, hasDocumentation: false, hasHumanOversight: false });
  const { calculatorFines } = useProduct();

  async function calculate(event: FormEvent) {
    event.preventDefault();
    if (!aiType) return;
    const { estimate, EstimateResult } = await import('./EstimateResult.tsx');
    onEstimate(<EstimateResult {...estimate({ aiType, ...present }, calculatorFines)} />);
  }

  /** An estimate is valid only for its input, so a change removes it. */
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
      <p className="mt-1 text-sm text-muted">Estimate your potential fine in your browser. No data is sent.</p>
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
