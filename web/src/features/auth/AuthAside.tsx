const points = [
  ['Risk scoring', 'Each answer is weighed by the law behind it, with the article and the date from which it applies.'],
  ['Actionable reports', 'Gaps in order of urgency, each with what to do about it and by when.'],
  ['Documentation templates', 'Transparency notice, model card and risk assessment from your own answers.'],
  ['One dashboard', 'All your AI systems with their risk levels, for the EU and the UK.'],
];

/** What an account is for; shown where there is room beside the forms. */
export function AuthAside() {
  return (
    <aside className="hidden border-l border-line pl-12 md:block lg:pl-16">
      <h2 className="font-serif text-3xl font-semibold text-balance">Secure your AI systems with EU Act compliance</h2>
      <dl className="mt-8 divide-y divide-line border-y border-line">
        {points.map(([term, text]) => (
          <div key={term} className="py-4">
            <dt className="text-sm font-semibold">{term}</dt>
            <dd className="mt-1 text-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-sm text-muted">
        Free assessment, no credit card, 15 minutes, instant results. Used by 500+ companies facing fines up to €35
        million or 7% of global turnover.
      </p>
    </aside>
  );
}
