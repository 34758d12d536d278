import type { FileEnding } from '@aicp/contracts/limits';
import type { Picture } from '../domain/branding.ts';

/** Work for a sandbox: inspect a file at a path, or read a picture. Buffers arrive as plain bytes. */
export type Work =
  | { kind: 'file'; path: string; size: number; ending: FileEnding }
  | { kind: 'picture'; bytes: Uint8Array };
/** The sandbox's result; a refusal is a sentence with the reason. */
export type Result = { refusal: string | null } | { picture: Picture | null };

/** Does one piece of work, in the sandbox that received it. Libraries are loaded on first use. */
export async function carryOut(work: Work): Promise<Result> {
  if (work.kind === 'file') {
    const { inspectFile } = await import('./inspectFile.ts');
    return { refusal: await inspectFile(work.path, work.size, work.ending) };
  }
  const { reencodePicture } = await import('./reencodePicture.ts');
  const { buffer, byteOffset, byteLength } = work.bytes;
  return { picture: await reencodePicture(Buffer.from(buffer, byteOffset, byteLength)) };
}
