import type { Context } from '@aicp/service/store/context';
import { notedEvidence } from '../store/evidence.ts';
import { dropFiles, fileIds, uploadBegan } from '../store/evidenceFiles.ts';

const BATCH = 500;
const LONGEST_UPLOAD_MS = 24 * 60 * 60 * 1000;

/** Drops bytes that nothing came to belong to: those of an upload that a crash cut off. */
export async function sweepFiles(ctx: Context): Promise<void> {
  let batch: number[] = [];
  for await (const id of fileIds()) {
    batch.push(id);
    if (batch.length < BATCH) continue;
    await sweep(ctx, batch);
    batch = [];
  }
  await sweep(ctx, batch);
}

async function sweep(ctx: Context, ids: readonly number[]): Promise<void> {
  const noted = await notedEvidence(ids);
  const before = ctx.now().getTime() - LONGEST_UPLOAD_MS;
  for (const id of ids.filter(id => !noted.has(id))) {
    const began = await uploadBegan(id);
    // One that is under way is not noted yet.
    if (began && began.getTime() < before) await dropFiles([id]);
  }
}
