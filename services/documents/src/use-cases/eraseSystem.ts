import type { SystemDeletedData } from '@aicp/contracts/assessmentEvents';
import type { Context } from '@aicp/service/store/context';
import { markGone } from '@aicp/service/store/tombstones';
import { removeChecklists } from '../store/checklists.ts';
import { removeDocuments } from '../store/documents.ts';
import { evidenceIds, removeEvidenceOf } from '../store/evidence.ts';
import { dropFiles } from '../store/evidenceFiles.ts';
import { removeSubjects, subjectIds } from '../store/subjects.ts';
import { removeVersions } from '../store/versions.ts';

/** Assessments at a time: each has files, and documents in any number of versions. */
const PAGE = 20;

/** Erases what was written about a deleted system; what is still on its way will not be kept. */
export async function eraseSystem(ctx: Context, { userId, systemId }: SystemDeletedData): Promise<void> {
  await ctx.transaction(tx => markGone(tx, 'system', systemId));
  await eraseSubjects(ctx, { userId, systemId });
}

/**
 * The assessments with everything that hangs on them, page by page, once nothing new can come. The files go first, each by
 * itself; what says that they are there goes last, so that an attempt that broke off finds the rest.
 */
export async function eraseSubjects(ctx: Context, of: { userId: number; systemId?: number }): Promise<void> {
  const { userId } = of;
  for (let ids = await subjectIds(of, PAGE); ids.length > 0; ids = await subjectIds(of, PAGE)) {
    await dropFiles(await evidenceIds(userId, ids));
    await ctx.transaction(async tx => {
      await removeEvidenceOf(tx, userId, ids);
      await removeChecklists(tx, userId, ids);
      await removeVersions(tx, await removeDocuments(tx, userId, ids));
      await removeSubjects(tx, userId, ids);
    });
  }
}
