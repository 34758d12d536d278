import { Link, useLocation } from 'react-router-dom';
import { useRefusal } from '../parts/account/useRefusal.ts';
import { dashboardPath, organisationPath, sharingPath, systemsPath } from '../parts/paths.ts';
import { formatCount } from '../ui/formatCount.ts';
import { useLaw } from './lawInUse.ts';
import { navigationLinkClasses } from './NavigationLink.tsx';
import { useKnownCounts } from './railCounts.ts';

type Entry = {
  to: string;
  name: string;
  /** The pages for which this entry is marked. */
  pages: RegExp;
  count?: number | undefined;
  /** The words for what is counted. */
  counted?: string;
  urgent?: boolean;
};

function useEntries(): Entry[] {
  const { inUse } = useLaw();
  const mayShare = !useRefusal('share');
  const { actions, overdue = 0, lawChanges } = useKnownCounts();
  return [
    { to: dashboardPath(inUse), name: 'Dashboard', pages: /^\/(uk\/)?(dashboard|regulator-wizard)/ },
    { to: systemsPath, name: 'Systems', pages: /^\/(uk\/)?(systems|report)(\/|$)/ },
    {
      to: '/actions',
      name: 'Actions',
      pages: /^\/actions/,
      count: actions,
      counted: overdue > 0 ? `open, ${formatCount(overdue)} overdue` : 'open',
      urgent: overdue > 0,
    },
    { to: '/deadlines', name: 'Deadlines', pages: /^\/deadlines/ },
    { to: '/evidence', name: 'Evidence', pages: /^\/evidence/ },
    ...(mayShare ? [{ to: sharingPath, name: 'Sharing', pages: /^\/(sharing|rooms)/ }] : []),
    { to: '/law-changes', name: 'Law changes', pages: /^\/law-changes/, count: lawChanges, counted: 'to decide' },
    { to: organisationPath, name: 'Organisation', pages: /^\/(organisation|subscription)/ },
  ];
}

const railClasses = `flex min-h-9 items-center justify-between gap-2 rounded-control px-3 text-sm font-medium text-muted hover:bg-none-soft
  hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-ink pointer-coarse:min-h-11`;

/**
 * One link to each page of the product, with the count of waiting items.
 * @param inSheet without the dashboard, which is among the bar's own items there
 */
export function RailLinks({ inSheet = false }: { inSheet?: boolean }) {
  const { pathname } = useLocation();
  return useEntries()
    .filter(({ name }) => !(inSheet && name === 'Dashboard'))
    .map(({ to, name, pages, count = 0, counted, urgent = false }) => (
      <Link
        key={name}
        to={to}
        aria-current={pathname === to ? 'page' : pages.test(pathname) ? 'true' : undefined}
        className={inSheet ? `${navigationLinkClasses} justify-between` : railClasses}
      >
        {name}
        {count > 0 && (
          <span
            title={`${formatCount(count)} ${counted}`}
            className={`figures rounded-full px-2 text-xs leading-5 font-semibold ${urgent ? 'bg-high-soft text-high' : 'bg-none-soft text-none'}`}
          >
            {formatCount(count)}
            <span className="sr-only"> {counted}</span>
          </span>
        )}
      </Link>
    ));
}
