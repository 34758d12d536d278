import { failedAnswer } from '../../client/failedAnswer.ts';
import { provedFetch } from '../../client/proof.ts';
import { endSession } from '../../client/session.ts';
import { saveFile } from '../../parts/saveFile.ts';

/** Fetches the ZIP file and hands it to the downloads. Whatever it throws is understood by `failureOf`. */
export async function downloadExport(): Promise<void> {
  const response = await provedFetch('/api/user/export');
  if (!response.ok) {
    if (response.status === 401) endSession();
    throw failedAnswer(response, await response.text());
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveFile(name ?? 'ai-compliance-data.zip', await response.blob());
}
