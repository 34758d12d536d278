import { MAX_LINK_DAYS } from '@aicp/contracts/limits';
import type { Context } from '@aicp/service/store/context';
import type { FileLocation } from '../domain/storedFile.ts';
import { fileStore, fileStores } from '../store/files.ts';
import { storedRows } from '../store/storedRows.ts';
import { closePastRooms } from './closeRoom.ts';
import { discardDraftsOf } from './followRequest.ts';

const BATCH = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_UPLOAD_MS = DAY_MS;

/**
 * Deletes bytes without a row: of uploads cut off by a crash, of files moved or whose deletion failed, and suppliers' unsent files once no
 * link can be valid. Closes rooms that no link can show first.
 */
export async function sweepFiles(ctx: Context): Promise<void> {
  await closePastRooms(ctx);
  await discardDraftsOf(ctx, { before: new Date(ctx.now().getTime() - (MAX_LINK_DAYS + 1) * DAY_MS) });
  for (const place of fileStores()) {
    let batch: number[] = [];
    for await (const id of fileStore(place).ids()) {
      batch.push(id);
      if (batch.length < BATCH) continue;
      await sweep(ctx, place, batch);
      batch = [];
    }
    await sweep(ctx, place, batch);
  }
}

async function sweep(ctx: Context, place: FileLocation, ids: readonly number[]): Promise<void> {
  const rows = await storedRows(ids);
  const store = fileStore(place);
  const before = ctx.now().getTime() - MAX_UPLOAD_MS;
  for (const id of ids.filter(id => rows.get(id)?.lies !== place)) {
    const found = await store.look(id);
    // An upload in progress has no row yet.
    if (found && found.began.getTime() < before) await store.drop(id);
  }
}
