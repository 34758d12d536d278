import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { useProduct } from '../../parts/useProduct.ts';

const sections = [
  ['profile', 'Profile'],
  ['organisation', 'Organisation'],
  ['own-fields', 'Own fields'],
  ['links', 'Links'],
  ['emails', 'Emails'],
  ['notifications', 'Notifications'],
  ['subscription', 'Subscription'],
  ['branding', 'Branding'],
  ['password', 'Password'],
  ['two-factor', 'Two-factor'],
  ['passkeys', 'Passkeys'],
  ['sessions', 'Sessions'],
  ['api-tokens', 'API tokens'],
  ['security-log', 'Security log'],
  ['data', 'My data'],
] as const;

/** The way to each section; on wide screens it stays next to them and marks the one that is read. */
export function AccountNavigation() {
  const { plans } = useProduct();
  const shares = !useRefusal('share');
  const current = useSectionInView();
  return (
    <nav aria-label="Account" className="xl:sticky xl:top-22 xl:self-start">
      <ul className="flex flex-wrap gap-x-1 gap-y-1 xl:flex-col xl:border-l xl:border-line">
        {sections
          .filter(([id]) => (plans || id !== 'subscription') && (shares || id !== 'links'))
          .map(([id, label]) => (
            <li key={id} className="xl:-ml-px">
              <Link
                to={`#${id}`}
                replace
                aria-current={current === id ? 'location' : undefined}
                className="block rounded-control border border-line bg-surface px-3 py-1.5 text-sm text-muted hover:text-ink
                xl:rounded-none xl:border-0 xl:border-l-2 xl:border-transparent xl:bg-transparent xl:aria-[current]:border-accent
                xl:aria-[current]:font-medium xl:aria-[current]:text-ink"
              >
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** The topmost section that crosses the upper part of the window. */
function useSectionInView(): string {
  const [inView, setInView] = useState<readonly string[]>([]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries =>
        setInView(before => {
          const left = entries.filter(entry => !entry.isIntersecting).map(entry => entry.target.id);
          const entered = entries.filter(entry => entry.isIntersecting).map(entry => entry.target.id);
          return [...before.filter(id => !left.includes(id)), ...entered];
        }),
      { rootMargin: '-88px 0px -60% 0px' },
    );
    function observeAll() {
      for (const [id] of sections) {
        const section = document.getElementById(id);
        if (section) observer.observe(section);
      }
    }
    observeAll();
    // Some sections come later than this; one that is observed already stays so.
    const arrivals = new MutationObserver(observeAll);
    arrivals.observe(document.body, { childList: true, subtree: true });
    return () => {
      arrivals.disconnect();
      observer.disconnect();
    };
  }, []);
  return sections.find(([id]) => inView.includes(id))?.[0] ?? sections[0][0];
}
