import { failedAnswer } from '../../client/failedAnswer.ts';
import { tracedFetch } from '../../client/tracedFetch.ts';

/** What a file comes to, as POST /api/systems/import answers it. */
export type Imported = {
  rows: number;
  faults: { line: number; column: string; message: string }[];
  /** Of which the first hundred are listed. */
  faultCount: number;
  created: number;
  updated: number;
  unchanged: number;
  differences: { line: number; systemId: number; name: string; field: string; before: string; after: string }[];
  notice: string | null;
};

export type Progress = { done: number; of: number };

const LINES = 'application/x-ndjson';

/**
 * Sends a file of systems as it is.
 * @param preview whether it only says what would be
 * @param tell is told how far an import is
 * @throws what `failureOf` makes a sentence of
 */
export async function sendSystems(file: File, preview: boolean, tell: (progress: Progress) => void): Promise<Imported> {
  const response = await tracedFetch(`/api/systems/import?preview=${preview}`, {
    method: 'POST',
    headers: { 'content-type': file.type || 'text/csv', accept: preview ? 'application/json' : LINES },
    body: file,
  });
  if (!response.ok) throw failedAnswer(response, await response.text());
  if (!response.body || !response.headers.get('content-type')?.startsWith(LINES)) return response.json();
  for await (const line of linesOf(response.body)) {
    const said: Progress | { status: number; answer: Imported } = JSON.parse(line);
    if ('done' in said) tell(said);
    else if (said.status === 200) return said.answer;
    else throw failedAnswer({ status: said.status, statusText: '' }, JSON.stringify(said.answer));
  }
  throw new TypeError('The answer ended before it was whole.');
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncIterable<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
