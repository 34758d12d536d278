import { failedAnswer } from '../../client/failedAnswer.ts';
import { tracedFetch } from '../../client/tracedFetch.ts';

/** What a file comes to, as POST /api/systems/import answers it. */
export type Imported = {
  rows: number;
  faults: { line: number; column: string; message: string }[];
  created: number;
  updated: number;
  unchanged: number;
  differences: { line: number; systemId: number; name: string; field: string; before: string; after: string }[];
  notice: string | null;
};

/**
 * Sends a file of systems as it is.
 * @param preview whether it only says what would be
 * @throws what `failureOf` makes a sentence of
 */
export async function sendSystems(file: File, preview: boolean): Promise<Imported> {
  const response = await tracedFetch(`/api/systems/import?preview=${preview}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: file,
  });
  if (response.ok) return response.json();
  throw failedAnswer(response, await response.text());
}
