import { tracedFetch } from '../../client/tracedFetch.ts';

/** Sends the picture as it is. @throws Error with the server's sentence why it was refused */
export async function uploadLogo(file: File): Promise<void> {
  const answer = await tracedFetch('/api/branding/logo', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  }).catch(() => {
    throw new Error('The server cannot be reached. Try again in a moment.');
  });
  if (answer.ok) return;
  const { message } = await answer.json().catch(() => ({ message: '' }));
  if (answer.status === 413) throw new Error('The logo is larger than 200 KB.');
  throw new Error(message || `The server returned error ${answer.status}.`);
}
