import { Link } from 'react-router-dom';
import { useSession } from '../../client/session.ts';
import { useContactForm } from '../../parts/contact/useContactForm.tsx';
import { dashboardPath } from '../../parts/paths.ts';
import { toRegister } from '../../parts/toRegister.ts';
import { useProduct } from '../../parts/useProduct.ts';

const columns: [string, [string, string][]][] = [
  [
    'Product',
    [
      ['Features', '/#features'],
      ['Risk calculator', '/#calculator'],
      ['Sample dashboard', '/#sample'],
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
      ['API documentation', '/api/docs'],
      ['Does 2 December 2026 affect me?', '/2-december-2026'],
      ['Method', '/method'],
      ['Verify an audit bundle', '/verify'],
    ],
  ],
];
const look = 'inline-flex min-h-6 items-center text-sm text-muted underline-offset-4 hover:text-ink hover:underline';

/** The links at the end of the page. */
export function LandingLinks() {
  const { plans } = useProduct();
  const { status } = useSession();
  const [writeToUs, contactForm] = useContactForm('other');
  return (
    <nav aria-label="Site links" className="grid grid-cols-2 gap-x-8 gap-y-10 py-12 sm:grid-cols-3">
      {columns.map(([title, links]) => (
        <div key={title}>
          <h2 className="text-sm font-semibold">{title}</h2>
          <ul className="mt-3 space-y-2">
            {links
              .filter(([, to]) => plans || to !== '/pricing')
              .map(([label, to]) => (
                <li key={label}>
                  <Way label={label} to={to} />
                </li>
              ))}
          </ul>
        </div>
      ))}
      <div>
        <h2 className="text-sm font-semibold">Company</h2>
        <ul className="mt-3 space-y-2">
          <li>
            <button type="button" aria-haspopup="dialog" onClick={writeToUs} className={look}>
              Contact Us
            </button>
          </li>
          {status === 'user' ? (
            <li>
              <Way label="Dashboard" to={dashboardPath('EU')} />
            </li>
          ) : (
            <>
              <li>
                <Way label="Login" to="/auth" />
              </li>
              <li>
                <Link {...toRegister} className={look}>
                  Start Free Assessment
                </Link>
              </li>
            </>
          )}
        </ul>
      </div>
      {contactForm}
    </nav>
  );
}

/** A link to a page of the client, or to one that the client does not render. */
function Way({ label, to }: { label: string; to: string }) {
  if (to.startsWith('https:') || to.startsWith('/api')) {
    return (
      <a href={to} rel="noreferrer" className={look}>
        {label}
      </a>
    );
  }
  return (
    <Link to={to} className={look}>
      {label}
    </Link>
  );
}
