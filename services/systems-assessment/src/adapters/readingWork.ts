import type { ModelFile } from '../domain/modelFile/proposal.ts';
import { RefusedModelFile } from '../domain/modelFile/tree.ts';
import type { Sheet } from '../domain/readSheet.ts';
import { readModelFile } from './readModelFile.ts';
import { sheetOf } from './sheetOf.ts';
import { RefusedSheet } from './xlsxBook.ts';

/** What a sandbox is asked: to read a file of systems, or about a model. */
export type Work = { kind: 'sheet' | 'model'; bytes: Uint8Array };
/** What it answers; a refusal is the sentence that says why. */
export type Result = { sheet: Sheet } | { model: ModelFile } | { refusal: string };

/** Reads one file, in the sandbox that it was sent to. */
export async function carryOut({ kind, bytes: { buffer, byteOffset, byteLength } }: Work): Promise<Result> {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  try {
    return kind === 'sheet' ? { sheet: await sheetOf(bytes) } : { model: readModelFile(bytes) };
  } catch (error) {
    if (error instanceof RefusedSheet || error instanceof RefusedModelFile) return { refusal: error.message };
    throw error;
  }
}
