import type { FileEnding } from '@aicp/contracts/limits';
import type { Picture } from '../domain/branding.ts';

/** What a sandbox is asked: to look at a file, which lies at a path, or to read a picture. Buffers arrive as plain bytes. */
export type Work =
  | { kind: 'file'; path: string; size: number; ending: FileEnding }
  | { kind: 'picture'; bytes: Uint8Array };
/** What it answers; a refusal is the sentence that says why. */
export type Result = { refusal: string | null } | { picture: Picture | null };

/** Carries out one piece of work, in the sandbox that it was sent to. The libraries are loaded when they are first needed. */
export async function carryOut(work: Work): Promise<Result> {
  if (work.kind === 'file') {
    const { inspectFile } = await import('./inspectFile.ts');
    return { refusal: await inspectFile(work.path, work.size, work.ending) };
  }
  const { reencodePicture } = await import('./reencodePicture.ts');
  const { buffer, byteOffset, byteLength } = work.bytes;
  return { picture: await reencodePicture(Buffer.from(buffer, byteOffset, byteLength)) };
}
