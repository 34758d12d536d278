import { failedAnswer } from '../../client/failedAnswer.ts';
import { tracedFetch } from '../../client/tracedFetch.ts';

/** The result of a file, as returned by POST /api/systems/import. */
export type Imported = {
  rows: number;
  faults: { line: number; column: string; message: string }[];
  /** The number of all faults; the first hundred are listed. */
  faultCount: number;
  created: number;
  updated: number;
  unchanged: number;
  differences: { line: number; systemId: number; name: string; field: string; before: string; after: string }[];
  /** The number of all differences; the first thousand are listed. */
  differenceCount: number;
  ignored: { column: number; heading: string; filled: number }[];
  leftEmpty: { heading: string; text: string; cells: number }[];
  notice: string | null;
};

/** The field of each column and the value of each text, by column number. */
export type Mapping = { columns: Record<string, string>; values: Record<string, Record<string, string>> };

/** A column of the file, with its probable field. */
export type SheetColumn = {
  column: number;
  heading: string;
  guess: string;
  samples: string[];
  filled: number;
  values: { text: string; cells: number; guess: string | null }[];
};

export type Previewed = Imported & {
  sheet: string;
  sheets: string[];
  headerRow: number;
  columns: SheetColumn[];
  saved: Mapping | null;
};

export type Progress = { done: number; of: number };

/** The list to read from a file, and the fields of its columns. */
export type Reading = { file: File; sheet?: string; headerRow?: number; mapping?: Mapping };

const LINES = 'application/x-ndjson';

/** Returns what a file would change. @throws an error for `failureOf` */
export async function previewSystems(reading: Reading): Promise<Previewed> {
  const response = await post(reading, true);
  if (!response.ok) throw failedAnswer(response, await response.text());
  return response.json();
}

/**
 * Imports a file.
 * @param tell is called with the progress
 * @throws an error for `failureOf`
 */
export async function importSystems(reading: Reading, tell: (progress: Progress) => void): Promise<Imported> {
  const response = await post(reading, false);
  if (!response.ok) throw failedAnswer(response, await response.text());
  if (!response.body || !response.headers.get('content-type')?.startsWith(LINES)) return response.json();
  for await (const line of linesOf(response.body)) {
    const said: Progress | { status: number; answer: Imported } = JSON.parse(line);
    if ('done' in said) tell(said);
    else if (said.status === 200) return said.answer;
    else throw failedAnswer({ status: said.status, statusText: '' }, JSON.stringify(said.answer));
  }
  throw new TypeError('The response was incomplete.');
}

function post({ file, sheet, headerRow, mapping }: Reading, preview: boolean): Promise<Response> {
  const query = new URLSearchParams({ preview: String(preview) });
  if (sheet) query.set('sheet', sheet);
  if (headerRow !== undefined) query.set('headerRow', String(headerRow));
  const form = new FormData();
  form.set('file', file);
  if (mapping) form.set('mapping', JSON.stringify(mapping));
  const accept = preview ? 'application/json' : LINES;
  return tracedFetch(`/api/systems/import?${query}`, { method: 'POST', headers: { accept }, body: form });
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
