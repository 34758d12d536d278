import type { ModelFile } from '../domain/modelFile/proposal.ts';
import { RefusedModelFile } from '../domain/modelFile/tree.ts';
import { Unusable } from '../domain/sheet/tableOf.ts';
import { readModelFile } from './readModelFile.ts';
import { type Asked, readSystemsFile, type SystemsFile } from './readSystemsFile.ts';
import { RefusedSheet } from './refuseOtherKinds.ts';

/** Work for a sandbox: to read a file of systems, or about a model. */
export type Work = { kind: 'sheet'; bytes: Uint8Array; asked: Asked } | { kind: 'model'; bytes: Uint8Array };
/** The sandbox's result; a refusal is a sentence with the reason. */
export type Result = { sheet: SystemsFile } | { model: ModelFile } | { refusal: string };

/** Reads one file, inside the sandbox that received it. */
export async function carryOut(work: Work): Promise<Result> {
  const { buffer, byteOffset, byteLength } = work.bytes;
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  try {
    return work.kind === 'sheet'
      ? { sheet: await readSystemsFile(bytes, work.asked) }
      : { model: readModelFile(bytes) };
  } catch (error) {
    if (error instanceof RefusedSheet || error instanceof RefusedModelFile || error instanceof Unusable)
      return { refusal: error.message };
    throw error;
  }
}
