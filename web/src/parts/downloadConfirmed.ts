import { confirmedFetch } from '../client/confirmation.ts';
import { failedAnswer } from '../client/failedAnswer.ts';
import { endSession, sessionLifetime } from '../client/session.ts';
import { saveFile } from './saveFile.ts';

/**
 * Downloads a file that needs a recent confirmation, and asks for one if it is missing. `failureOf` can read whatever it throws.
 * @param otherwise its name if the server gives none
 */
export async function downloadConfirmed(path: string, otherwise: string): Promise<void> {
  const session = sessionLifetime();
  const response = await confirmedFetch(path);
  if (!response.ok) {
    if (response.status === 401) endSession(session);
    throw failedAnswer(response, await response.text());
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveFile(name ?? otherwise, await response.blob());
}
