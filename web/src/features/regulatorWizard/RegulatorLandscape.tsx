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

/** Who supervises AI in the UK, and by which principles. */
export function RegulatorLandscape() {
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
