import { logoFile } from '@aicp/contracts/limits';
import { failedAnswer } from '../../client/failedAnswer.ts';
import { tracedFetch } from '../../client/tracedFetch.ts';

/** Sends the image unchanged. `failureOf` can read whatever it throws. */
export async function uploadLogo(file: File): Promise<void> {
  const answer = await tracedFetch('/api/branding/logo', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });
  if (!answer.ok) throw failedAnswer(answer, answer.status === 413 ? logoFile.tooLarge : await answer.text());
}
