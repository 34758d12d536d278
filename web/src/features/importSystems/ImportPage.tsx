import { useRef } from 'react';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { dashboardPath } from '../../parts/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { DownloadLink } from '../../ui/DownloadLink.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { formatCount } from '../../ui/formatCount.ts';
import { PageState } from '../../ui/PageState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { ListPlace } from './ListPlace.tsx';
import { MappedColumn } from './MappedColumn.tsx';
import type { Progress } from './sendSystems.ts';
import { useImport } from './useImport.ts';

/** Imports systems from a file: its columns are mapped to fields, and the result is shown before anything is saved. */
export function ImportPage() {
  usePageTitle('Import AI Systems');
  const refused = useRefusal('importSystems');
  const input = useRef<HTMLInputElement>(null);
  const { file, mapping, ownFields, preview, isStale, failure, busy, progress, ...act } = useImport();
  const back = <ButtonLink to={dashboardPath('EU')}>Back to Dashboard</ButtonLink>;
  if (refused) {
    return (
      <PageState title="Importing is for organisation owners and managers" text={refused}>
        {back}
      </PageState>
    );
  }
  const count = preview ? preview.created + preview.updated : 0;
  const isReady = preview && preview.faults.length === 0 && count > 0;
  return (
    <div className="max-w-240 px-4 py-8 sm:px-6 sm:py-10">
      <ButtonLink to={dashboardPath('EU')} look="quiet" size="small" className="mb-6 -ml-3">
        Back to Dashboard
      </ButtonLink>
      <h1 className="font-serif text-2xl font-semibold">Import AI Systems</h1>
      <p className="mt-2 max-w-170 text-base text-muted">
        Upload your list of AI systems as it is. You will see the changes before anything is saved.
      </p>
      <section
        aria-label="The file"
        className="mt-6 grid gap-x-12 gap-y-6 rounded-card border border-line bg-surface p-5 sm:p-6 md:grid-cols-[3fr_2fr]"
      >
        <ul className="list-disc space-y-2 pl-5 text-sm text-muted marker:text-faint">
          <li>An Excel workbook (.xlsx) or a CSV file with up to 5,000 systems, 10 MB at most.</li>
          <li>Columns can have any headings, in any order. Choose a field for each column, or leave the column out.</li>
          <li>A row with the reference of an existing system updates that system. Empty cells change nothing.</li>
          <li>Formulas are not calculated. If any row has a fault, nothing is imported.</li>
        </ul>
        <div>
          <h2 className="text-sm font-semibold">Starter file</h2>
          <p className="mt-1 text-sm text-muted">An example with drop-downs, or an export of your current systems.</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <DownloadLink href="/api/systems/example.xlsx">Example Workbook</DownloadLink>
            <DownloadLink href="/api/systems.csv">Export CSV</DownloadLink>
            <DownloadLink href="/api/systems.json">Export JSON</DownloadLink>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5 md:col-span-2">
          <input
            ref={input}
            type="file"
            accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-label="CSV file or workbook"
            className="sr-only"
            tabIndex={-1}
            onChange={event => {
              act.choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button look={preview ? 'secondary' : 'primary'} disabled={!!busy} onClick={() => input.current?.click()}>
            {file ? 'Choose Another File' : 'Choose File'}
          </Button>
          {file && <span className="text-sm wrap-anywhere text-muted">{file.name}</span>}
        </div>
      </section>
      {preview && mapping && preview.columns.length > 0 && (
        <section aria-labelledby="columns" className="mt-8">
          <h2 id="columns" className="text-lg font-semibold">
            Columns and fields
          </h2>
          <p className="mt-1 text-sm text-muted">
            {preview.saved
              ? 'Mapped as in your last import of a file with these headings. Please check the mapping.'
              : 'Suggested from headings and values. Please check the mapping. Nothing is saved before you import.'}
          </p>
          <ListPlace preview={preview} busy={!!busy} onRead={act.readAt} />
          <ul className="mt-5 border-b border-line">
            {preview.columns.map(column => (
              <MappedColumn
                key={column.column}
                column={column}
                mapping={mapping}
                ownFields={ownFields}
                disabled={!!busy}
                onChange={act.change}
              />
            ))}
          </ul>
        </section>
      )}
      <div className="mt-6 space-y-6" aria-live="polite">
        {busy && <p className="text-sm text-muted">{busy === 'reading' ? 'Reading the file...' : 'Importing...'}</p>}
        <FormFailure message={failure} />
        {preview && !isStale && <ImportPreview preview={preview} />}
      </div>
      {busy === 'importing' && progress && <ImportProgress progress={progress} />}
      {preview && isStale && (
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <Button look="primary" disabled={!!busy} onClick={act.update}>
            Update Preview
          </Button>
          <p className="text-sm text-muted">You changed the mapping. Update the preview before you import.</p>
        </div>
      )}
      {isReady && !isStale && (
        <div className="mt-6">
          <Button look="primary" disabled={!!busy} onClick={act.send}>
            Import {formatCount(count)} {count === 1 ? 'System' : 'Systems'}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The progress of an import. */
function ImportProgress({ progress: { done, of } }: { progress: Progress }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 text-sm tabular-nums text-muted">
      <progress aria-label="Systems written" value={done} max={of} className="h-1.5 w-64 max-w-full accent-accent" />
      {done.toLocaleString('en-GB')} of {of.toLocaleString('en-GB')} written
    </div>
  );
}
