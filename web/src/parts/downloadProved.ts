import { failedAnswer } from '../client/failedAnswer.ts';
import { provedFetch } from '../client/proof.ts';
import { endSession, sessionLifetime } from '../client/session.ts';
import { saveFile } from './saveFile.ts';

/**
 * Fetches a file that needs a fresh proof, asks for one if there is none, and hands the file to the downloads. Whatever it throws is
 * understood by `failureOf`.
 * @param otherwise its name, unless the server gives one
 */
export async function downloadProved(path: string, otherwise: string): Promise<void> {
  const session = sessionLifetime();
  const response = await provedFetch(path);
  if (!response.ok) {
    if (response.status === 401) endSession(session);
    throw failedAnswer(response, await response.text());
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveFile(name ?? otherwise, await response.blob());
}
