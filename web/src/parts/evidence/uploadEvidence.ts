import { evidenceFile } from '@aicp/contracts/limits';
import { failedAnswer } from '../../client/failedAnswer.ts';
import { traceparent } from '../../client/tracedFetch.ts';

/** What describes a file in the address: the assessment and what it supports, what it replaces, its title, kind and dates. */
export type Description = Partial<
  Record<
    'assessmentId' | 'supports' | 'replaces' | 'title' | 'kind' | 'note' | 'effectiveFrom' | 'validUntil' | 'owner',
    string
  >
>;

/**
 * Sends a file as it is. By XMLHttpRequest, since fetch does not report an upload's progress.
 * @param onProgress the share that has been sent, 0 to 1
 * @returns the number of the file
 * @throws what `failureOf` makes a sentence of
 */
export function uploadEvidence(
  file: File,
  description: Description,
  onProgress: (share: number) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/evidence?${new URLSearchParams({ ...description, name: file.name })}`);
    request.setRequestHeader('traceparent', traceparent());
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1);
    request.onload = () => {
      if (request.status === 201) resolve(String(JSON.parse(request.responseText).id));
      else reject(failedAnswer(request, request.status === 413 ? evidenceFile.tooLarge : request.responseText));
    };
    request.onerror = () => reject(new TypeError('no answer'));
    request.send(file);
  });
}
