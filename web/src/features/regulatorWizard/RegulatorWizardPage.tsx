import { ButtonLink } from '../../ui/Button.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { RegulatorWizard } from './RegulatorWizard.tsx';

const benefits = [
  'Five questions instead of five websites.',
  'Each result names its reason and links to the official guidance on AI.',
  'The applicable regulators are added to the UK system that you create from the results.',
];

/** The UK regulators that apply to a system, with reasons. */
export function RegulatorWizardPage() {
  usePageTitle('UK Regulator Wizard');
  return (
    <div className="max-w-280 px-4 py-8 sm:px-6 sm:py-10">
      <ButtonLink to="/uk/dashboard" look="quiet" size="small" className="-ml-3">
        Back to Dashboard
      </ButtonLink>
      <h1 className="mt-4 font-serif text-2xl font-semibold">UK Regulator Wizard</h1>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_320px]">
        <RegulatorWizard />
        <div className="space-y-8">
          <section className="rounded-card border border-line bg-surface p-6">
            <h2 className="text-base font-semibold">Why Use the Regulator Wizard?</h2>
            <ul className="mt-3 list-disc space-y-2 pl-5 text-sm text-muted">
              {benefits.map(benefit => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </section>
          <RegulatorLandscape />
        </div>
      </div>
    </div>
  );
}

const regulators = [
  ['ICO', 'data protection and privacy'],
  ['FCA', 'financial services AI'],
  ['CMA', 'competition and markets'],
  ['MHRA', 'healthcare AI systems'],
  ['Ofcom', 'online content and communications'],
];
const principles = [
  'Safety, security and robustness',
  'Transparency and explainability',
  'Fairness and non-discrimination',
  'Accountability and governance',
  'Contestability and redress',
];

/** The UK regulators of AI and their principles. */
function RegulatorLandscape() {
  return (
    <section className="rounded-card border border-line bg-surface p-6">
      <h2 className="text-base font-semibold">UK AI Regulatory Landscape</h2>
      <h3 className="mt-4 text-sm font-medium">Primary regulators</h3>
      <ul className="mt-2 space-y-1 text-sm text-muted">
        {regulators.map(([name, field]) => (
          <li key={name}>
            <span className="text-ink">{name}</span> ({field})
          </li>
        ))}
      </ul>
      <h3 className="mt-4 text-sm font-medium">Key principles</h3>
      <ul className="mt-2 space-y-1 text-sm text-muted">
        {principles.map(principle => (
          <li key={principle}>{principle}</li>
        ))}
      </ul>
    </section>
  );
}
