import { Link } from 'react-router-dom';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { importPath } from '../../parts/paths.ts';
import { DownloadLink } from '../../ui/DownloadLink.tsx';
import { filterOf, type View } from './systemView.ts';

type Props = { jurisdiction: Jurisdiction; view: View; me: string | undefined };

/** Links to import systems from a file and to export the list. */
export function ListFoot({ jurisdiction, view, me }: Props) {
  const mayImport = !useRefusal('importSystems');
  const file = new URLSearchParams({
    jurisdiction,
    ...Object.fromEntries(Object.entries(filterOf(view, me)).map(([name, value]) => [name, String(value)])),
    sort: view.sort,
    reversed: String(view.reversed),
  });
  return (
    <div className="mt-3 flex flex-wrap items-center justify-end gap-x-6 gap-y-2 text-sm text-muted">
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
  );
}
