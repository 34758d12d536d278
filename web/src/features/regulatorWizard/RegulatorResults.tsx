import { type RegulatorResult, selectedRegulatorCodes } from '@aicp/compliance/tools/regulatorWizard';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectUkRegulators } from '../../parts/selectedUkRegulators.ts';
import { Button } from '../../ui/Button.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';

const priorities = { always: 'Required', likely: 'Likely', possible: 'Possible' };
const order = Object.keys(priorities);

/** Regulators that certainly apply come first. */
const bySureness = (results: RegulatorResult[]) =>
  results.toSorted((one, other) => order.indexOf(one.priority) - order.indexOf(other.priority));

type Props = { results: RegulatorResult[]; onBack: () => void };

/** The regulators that apply, and a link to a UK assessment that stores them. */
export function RegulatorResults({ results, onBack }: Props) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  function create() {
    const codes = selectedRegulatorCodes(results);
    if (!selectUkRegulators(codes)) {
      toastFailure('Error', 'Failed to process regulator selection');
      return;
    }
    toast({
      title: 'Regulators Identified',
      text: `Found ${codes.length} applicable UK regulators. Redirecting to create UK assessment.`,
    });
    void navigate('/uk/dashboard', { state: { create: true } });
  }

  return (
    <section className="rounded-card border border-line bg-surface p-6">
      <h2 ref={heading} tabIndex={-1} className="font-serif text-xl font-semibold outline-none">
        Applicable UK Regulators
      </h2>
      {results.length === 0 && (
        <p className="mt-4 text-base text-muted">
          No specific UK regulators identified. General AI principles still apply.
        </p>
      )}
      <ul className="mt-4 divide-y divide-line">
        {bySureness(results).map(({ code, name, reason, priority, guidanceUrl }) => (
          <li key={code} className="py-4">
            <h3 className="flex items-center gap-3 text-base font-semibold">
              {name} <Tag>{priorities[priority]}</Tag>
            </h3>
            <p className="mt-1 text-sm text-muted">{reason}</p>
            <a
              href={guidanceUrl}
              target="_blank"
              rel="noreferrer"
              className="mt-2 inline-block text-sm font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              View Guidance<span className="sr-only"> from {name} (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-between gap-4">
        <Button onClick={onBack}>Back to Questions</Button>
        <Button look="primary" onClick={create}>
          Create UK Assessment
        </Button>
      </div>
    </section>
  );
}
