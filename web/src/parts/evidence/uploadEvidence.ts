import { evidenceFile } from '@aicp/contracts/limits';
import { failedAnswer } from '../../client/failedAnswer.ts';
import { traceparent } from '../../client/tracedFetch.ts';

/** The description of a file in the address: the assessment and the target, the replaced file, its title, kind and dates. */
export type Description = Partial<
  Record<
    'assessmentId' | 'supports' | 'replaces' | 'title' | 'kind' | 'note' | 'effectiveFrom' | 'validUntil' | 'owner',
    string
  >
>;

/**
 * Sends a file unchanged. Uses XMLHttpRequest, because fetch does not report the progress of an upload.
 * @param onProgress gets the sent share, 0 to 1
 * @returns the id of the file
 * @throws an error that `failureOf` can read
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
