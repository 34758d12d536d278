import { Link } from 'react-router-dom';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { importPath } from '../../parts/paths.ts';
import { DownloadLink } from '../../ui/DownloadLink.tsx';
import { formatCount } from '../../ui/formatCount.ts';
import { filterOf, type View } from './systemView.ts';

type Props = {
  jurisdiction: Jurisdiction;
  view: View;
  me: string | undefined;
  all: number;
  matches: number;
  notAssessed: number;
  onView: (change: Partial<View>) => void;
};

/** How many systems match, how many are not assessed, and the list as a file. */
export function LedgerLine({ jurisdiction, view, me, all, matches, notAssessed, onView }: Props) {
  const isOn = view.filter === 'NOT_ASSESSED';
  const mayImport = !useRefusal('importSystems');
  const file = new URLSearchParams({
    jurisdiction,
    ...Object.fromEntries(Object.entries(filterOf(view, me)).map(([name, value]) => [name, String(value)])),
    sort: view.sort,
    reversed: String(view.reversed),
  });
  return (
    <div className="figures mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted">
      <p role="status">
        {matches === all
          ? `${formatCount(all)} ${all === 1 ? 'system' : 'systems'}`
          : `${formatCount(matches)} of ${formatCount(all)} systems`}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <button
          type="button"
          aria-pressed={isOn}
          onClick={() => onView({ filter: isOn ? 'ALL' : 'NOT_ASSESSED' })}
          className="inline-flex min-h-6 items-center gap-1 underline-offset-4 hover:text-ink hover:underline aria-pressed:font-semibold aria-pressed:text-ink"
        >
          Not assessed <span className="font-semibold text-ink">{formatCount(notAssessed)}</span>
        </button>
        {mayImport && (
          <Link
            to={importPath}
            className="inline-flex min-h-6 items-center gap-1 underline-offset-4 hover:text-ink hover:underline"
          >
            Import
          </Link>
        )}
        <DownloadLink href={`/api/systems.csv?${file}`}>Export CSV</DownloadLink>
      </div>
    </div>
  );
}
