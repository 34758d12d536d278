import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { evidenceQuery } from './evidenceQuery.ts';
import { refuseFile } from './refuseFile.ts';
import { uploadEvidence } from './uploadEvidence.ts';

/** A file being sent, or a refused one. */
export type Upload = { key: number; name: string; share: number; error?: string };

let lastKey = 0;

/** Sends files one after the other; the page is updated once all are sent. */
export function useUploads(assessmentId: string) {
  const client = useApolloClient();
  const [uploads, setUploads] = useState<Upload[]>([]);

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads(now => now.map(upload => (upload.key === key ? { ...upload, ...changes } : upload)));

  async function send(files: readonly File[], place: { supports: string; replaces?: string }) {
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
