import { Link } from 'react-router';

const columns: [string, [string, string][]][] = [
  [
    'Product',
    [
      ['Features', '/#features'],
      ['Risk calculator', '/#calculator'],
      ['Pricing', '/pricing'],
    ],
  ],
  [
    'Resources',
    [
      ['EU AI Act, text', 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj/eng'],
      ['AI Act Service Desk', 'https://ai-act-service-desk.ec.europa.eu/en/ai-act-explorer'],
      [
        'UK white paper on AI',
        'https://www.gov.uk/government/publications/ai-regulation-a-pro-innovation-approach/white-paper',
      ],
    ],
  ],
  [
    'Company',
    [
      ['Login', '/auth'],
      ['Start Free Assessment', '/auth'],
    ],
  ],
];

const look = 'text-sm text-muted hover:text-ink';

/** The way on from the foot of the page. */
export function LandingLinks() {
  return (
    <nav aria-label="Further" className="grid grid-cols-2 gap-8 border-t border-line py-10 sm:grid-cols-3">
      {columns.map(([title, links]) => (
        <div key={title}>
          <h2 className="text-sm font-semibold">{title}</h2>
          <ul className="mt-3 space-y-2">
            {links.map(([label, to]) => (
              <li key={label}>
                {to.startsWith('/') ? (
                  <Link to={to} className={look}>
                    {label}
                  </Link>
                ) : (
                  <a href={to} rel="noreferrer" className={look}>
                    {label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
