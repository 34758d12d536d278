import { evidenceFile } from '@aicp/contracts/limits';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failedAnswer } from '../../client/failedAnswer.ts';
import { failureOf } from '../../client/failure.ts';
import { traceparent } from '../../client/tracedFetch.ts';
import { evidenceQuery } from './evidenceQuery.ts';
import { refuseFile } from './refuseFile.ts';

/** A file on its way, or one that was refused. */
export type Upload = { key: number; name: string; share: number; error?: string };

let lastKey = 0;

/** Sends files one after the other; the page learns of each when all are through. */
export function useUploads(assessmentId: string) {
  const client = useApolloClient();
  const [uploads, setUploads] = useState<Upload[]>([]);

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads(now => now.map(upload => (upload.key === key ? { ...upload, ...changes } : upload)));

  async function send(files: readonly File[], place: Omit<Place, 'assessmentId'>) {
    const queued = files.map(file => {
      lastKey += 1;
      const error = refuseFile(file, place.supports);
      return { file, upload: { key: lastKey, name: file.name, share: 0, ...(error && { error }) } };
    });
    setUploads(now => [...now.filter(({ error }) => !error), ...queued.map(({ upload }) => upload)]);
    for (const { file, upload } of queued) {
      if ('error' in upload) continue;
      try {
        await uploadEvidence(file, { assessmentId, ...place }, share => change(upload.key, { share }));
        await client.query({ query: evidenceQuery, variables: { id: assessmentId }, fetchPolicy: 'network-only' });
        setUploads(now => now.filter(({ key }) => key !== upload.key));
      } catch (error) {
        change(upload.key, { error: failureOf(error).message });
      }
    }
  }

  const dismiss = (key: number) => setUploads(now => now.filter(upload => upload.key !== key));
  return { uploads, send, dismiss };
}

/** Where a file goes: for which answer or requirement, and in whose place. */
type Place = { assessmentId: string; supports: string; replaces?: string };

/**
 * Sends a file as it is; what it is stands in the address. By XMLHttpRequest, since fetch does not report an upload's
 * progress.
 * @param onProgress the share that has been sent, 0 to 1
 * @throws what `failureOf` makes a sentence of
 */
function uploadEvidence(file: File, place: Place, onProgress: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/evidence?${new URLSearchParams({ ...place, name: file.name })}`);
    request.setRequestHeader('traceparent', traceparent());
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1);
    request.onload = () => {
      if (request.status === 201) resolve();
      else reject(failedAnswer(request, request.status === 413 ? evidenceFile.tooLarge : request.responseText));
    };
    request.onerror = () => reject(new TypeError('no answer'));
    request.send(file);
  });
}
