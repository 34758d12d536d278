import { evidenceFile } from '@aicp/contracts/limits';
import { failedAnswer } from '../../client/failedAnswer.ts';
import { traceparent } from '../../client/tracedFetch.ts';

/** Where a file goes: for which answer or requirement, and in whose place. */
export type Place = { assessmentId: string; supports: string; replaces?: string };

/**
 * Sends a file as it is; what it is stands in the address. By XMLHttpRequest, since fetch does not report an upload's
 * progress.
 * @param onProgress the share that has been sent, 0 to 1
 * @throws what `failureOf` makes a sentence of
 */
export function uploadEvidence(file: File, place: Place, onProgress: (share: number) => void): Promise<void> {
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
