const benefits = [
  'Complete EU AI Act compliance assessments',
  'AI-powered document generation',
  'Risk analysis and compliance scoring',
  'Professional compliance reports',
  'Priority customer support',
];

export function WhatYouGet() {
  return (
    <section aria-labelledby="what-you-get">
      <h2 id="what-you-get" className="border-b border-ink pb-2 text-base font-semibold">
        What you'll get
      </h2>
      <ul className="text-sm">
        {benefits.map(benefit => (
          <li key={benefit} className="border-b border-line py-3">
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
