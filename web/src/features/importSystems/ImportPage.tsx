import { systemsFile } from '@aicp/contracts/limits';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { forgetLists } from '../../client/systemCopies.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { dashboardPath } from '../../parts/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { DownloadLink } from '../../ui/DownloadLink.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { toast } from '../../ui/toast.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { type Imported, type Progress, sendSystems } from './sendSystems.ts';

/** Systems from a file: what it would change is shown before anything is written. */
export function ImportPage() {
  usePageTitle('Import AI Systems');
  const refused = useRefusal('importSystems');
  const { cache } = useApolloClient();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<Imported>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<'reading' | 'importing'>();
  const [progress, setProgress] = useState<Progress>();
  const back = <ButtonLink to={dashboardPath('EU')}>Back to Dashboard</ButtonLink>;
  if (refused) {
    return (
      <PageState title="Importing is for owners and managers" text={refused}>
        {back}
      </PageState>
    );
  }

  async function run(chosen: File, what: 'reading' | 'importing') {
    setBusy(what);
    setFailure(undefined);
    setProgress(undefined);
    try {
      const answer = await sendSystems(chosen, what === 'reading', setProgress);
      if (what === 'reading') return setPreview(answer);
      forgetLists(cache);
      setPreview(undefined);
      setFile(undefined);
      toast({ title: 'Import finished', text: `${answer.created} registered, ${answer.updated} changed.` });
    } catch (error) {
      setPreview(undefined);
      setFailure(failureOf(error).message);
    } finally {
      setBusy(undefined);
    }
  }

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    setFile(chosen);
    setPreview(undefined);
    if (chosen.size > systemsFile.maxBytes) return setFailure(systemsFile.tooLarge);
    void run(chosen, 'reading');
  }

  const count = preview ? preview.created + preview.updated : 0;
  const isReady = preview && preview.faults.length === 0 && count > 0;
  return (
    <div className="mx-auto max-w-240 px-4 py-8 sm:px-6 sm:py-10">
      <ButtonLink to={dashboardPath('EU')} look="quiet" size="small" className="mb-6 -ml-3">
        Back to Dashboard
      </ButtonLink>
      <h1 className="font-serif text-2xl font-semibold">Import AI Systems</h1>
      <p className="mt-2 max-w-170 text-base text-muted">
        Bring your list of AI systems as a file. You see what would change before anything is saved.
      </p>
      <section
        aria-label="The file"
        className="mt-6 grid gap-x-12 gap-y-6 rounded-card border border-line bg-surface p-5 sm:p-6 md:grid-cols-[3fr_2fr]"
      >
        <ul className="list-disc space-y-2 pl-5 text-sm text-muted marker:text-faint">
          <li>
            An Excel workbook (.xlsx, first sheet) or a CSV file (UTF-8) with up to 1,000 systems. The first row holds
            the field names.
          </li>
          <li>A row whose reference is already in the register updates that system. Empty cells change nothing.</li>
          <li>Formulas are not calculated. Either every row is imported or none is.</li>
        </ul>
        <div>
          <h2 className="text-sm font-semibold">A file to start from</h2>
          <p className="mt-1 text-sm text-muted">Your systems as they are now, with every field.</p>
          <div className="mt-3 flex flex-wrap gap-3">
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
              choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button look={preview ? 'secondary' : 'primary'} disabled={!!busy} onClick={() => input.current?.click()}>
            {file ? 'Choose Another File' : 'Choose File'}
          </Button>
          {file && <span className="text-sm wrap-anywhere text-muted">{file.name}</span>}
        </div>
      </section>
      <div className="mt-6 space-y-6" aria-live="polite">
        {busy && <p className="text-sm text-muted">{busy === 'reading' ? 'Reading the file...' : 'Importing...'}</p>}
        <FormFailure message={failure} />
        {preview && <ImportPreview preview={preview} />}
      </div>
      {busy === 'importing' && progress && (
        <div className="mt-3 flex flex-wrap items-center gap-3 text-sm tabular-nums text-muted">
          <progress
            aria-label="Systems written"
            value={progress.done}
            max={progress.of}
            className="h-1.5 w-64 max-w-full accent-accent"
          />
          {progress.done.toLocaleString('en-GB')} of {progress.of.toLocaleString('en-GB')} written
        </div>
      )}
      {file && isReady && (
        <div className="mt-6">
          <Button look="primary" disabled={!!busy} onClick={() => run(file, 'importing')}>
            Import {count} {count === 1 ? 'System' : 'Systems'}
          </Button>
        </div>
      )}
    </div>
  );
}
