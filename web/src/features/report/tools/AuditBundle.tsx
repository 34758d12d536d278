import { useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { tracedFetch } from '../../../client/tracedFetch.ts';
import { saveFile } from '../../../parts/saveFile.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { toastFailure } from '../../../ui/toast.ts';

type Bundle = { name: string; root: string };

/** The assessment in one file, with a hash to check later that it is unchanged. */
export function AuditBundle({ assessmentId }: { assessmentId: string }) {
  const [bundle, setBundle] = useState<Bundle>();
  const [packing, setPacking] = useState(false);

  async function download() {
    setPacking(true);
    try {
      const response = await tracedFetch(`/api/assessments/${assessmentId}/audit-bundle`, { method: 'POST' });
      if (!response.ok) {
        const bodyText = await response.text();
        throw Object.assign(new Error(response.statusText), { response, bodyText });
      }
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
      const file = { name: name ?? `audit-bundle-${assessmentId}.zip`, root: rootOf(response) };
      saveFile(file.name, await response.blob());
      setBundle(file);
    } catch (error) {
      toastFailure('Error', failureOf(error).message);
    } finally {
      setPacking(false);
    }
  }

  return (
    <div className="mt-3">
      <Button size="small" disabled={packing} onClick={download}>
        {packing ? 'Packing...' : 'Download Audit Bundle'}
      </Button>
      <div role="status">
        {bundle && (
          <div className="mt-4 rounded-card border border-line bg-surface p-5 text-sm">
            <p>
              <span className="font-medium wrap-anywhere">{bundle.name}</span> was downloaded. Store its root hash
              separately from the file. Anyone with both can prove that nothing was changed, including at{' '}
              <a className="underline underline-offset-4" href="/verify">
                /verify
              </a>{' '}
              without an account.
            </p>
            <div className="mt-3 flex flex-wrap items-center gap-3">
              <code className="text-xs wrap-anywhere">{bundle.root}</code>
              <CopyButton text={bundle.root} label="Copy hash" />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** The manifest's root hash is the file's ETag. A compressing proxy may have marked it as weak. */
const rootOf = ({ headers }: Response) => (headers.get('etag') ?? '').replace(/^W\//, '').replaceAll('"', '');
