import type { SystemDeletedData } from '@aicp/contracts/assessmentEvents';
import type { Context } from '@aicp/service/store/context';
import { markGone } from '@aicp/service/store/tombstones';
import { removeChecklists } from '../store/checklists.ts';
import { removeDocuments } from '../store/documents.ts';
import { evidenceIds, removeEvidenceOf } from '../store/evidence.ts';
import { dropFiles } from '../store/evidenceFiles.ts';
import { removeSubjects, subjectIds } from '../store/subjects.ts';
import { removeVersions } from '../store/versions.ts';

/** Erases what was written about a deleted system; what is still on its way will not be kept. */
export async function eraseSystem(ctx: Context, { userId, systemId }: SystemDeletedData): Promise<void> {
  const ids = await ctx.transaction(async tx => {
    await markGone(tx, 'system', systemId);
    return subjectIds(tx, userId, systemId);
  });
  await eraseSubjects(ctx, userId, ids);
}

/**
 * The assessments with everything that hangs on them, once nothing new can come. The files go first, each by itself; what
 * says that they are there goes last, so that an attempt that broke off finds the rest.
 */
export async function eraseSubjects(ctx: Context, userId: number, ids: readonly number[]): Promise<void> {
  await dropFiles(await evidenceIds(userId, ids));
  await ctx.transaction(async tx => {
    await removeEvidenceOf(tx, userId, ids);
    await removeChecklists(tx, userId, ids);
    await removeVersions(tx, await removeDocuments(tx, userId, ids));
    await removeSubjects(tx, userId, ids);
  });
}
