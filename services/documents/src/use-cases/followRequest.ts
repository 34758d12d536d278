import type { LinkEndedData, RequestSentData } from '@aicp/contracts/events/requestEvents';
import type { Context } from '@aicp/service/store/context';
import { deleteFiles } from '../store/files.ts';
import { pageDraftFiles, removeProposed, submitDraftFiles } from '../store/proposedFiles.ts';

const PAGE = 20;

/** A supplier has sent the reply: shows its files so far to the organisation. */
export async function showSentFiles(ctx: Context, { organisationId, linkId, sentAt }: RequestSentData): Promise<void> {
  await ctx.transaction(tx => submitDraftFiles(tx, { organisationId, linkId, until: new Date(sentAt) }));
}

/** Deletes the unsent files of a revoked link. */
export function discardDrafts(ctx: Context, { organisationId, linkId }: LinkEndedData): Promise<void> {
  return discardDraftsOf(ctx, { organisationId, linkId });
}

/** Bytes first, because rows are needed to find them. */
export async function discardDraftsOf(ctx: Context, of: Parameters<typeof pageDraftFiles>[0]): Promise<void> {
  for (let ids = await pageDraftFiles(of, PAGE); ids.length > 0; ids = await pageDraftFiles(of, PAGE)) {
    await deleteFiles(ids);
    await ctx.transaction(tx => removeProposed(tx, ids));
  }
}
