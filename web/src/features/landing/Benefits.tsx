const benefits = [
  [
    'Avoid Massive Fines',
    'Prohibited practices can cost up to €35 million or 7% of global turnover. See your exposure before a regulator does.',
  ],
  [
    'Instant Risk Assessment',
    'Your answers are weighed by the articles that apply to your role and your system. The result is there with the last answer.',
  ],
  [
    'Actionable Reports',
    'Every gap comes with what to do, who should own it and when it is due, ready to print for the board.',
  ],
];

export function Benefits() {
  return (
    <section id="features" aria-label="Features" className="scroll-mt-16 border-t border-line py-16">
      <ul className="grid gap-10 md:grid-cols-3 md:gap-8">
        {benefits.map(([title, text]) => (
          <li key={title} className="border-l-2 border-ink pl-5">
            <h2 className="font-serif text-lg font-semibold">{title}</h2>
            <p className="mt-2 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
