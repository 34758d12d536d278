import type { SystemDeletedData } from '@aicp/contracts/assessmentEvents';
import type { Context } from '@aicp/service/context';
import { bury } from '@aicp/service/tombstones';
import type { Transaction } from '@aicp/service/transaction';
import { removeChecklists } from '../store/checklists.ts';
import { removeDocuments } from '../store/documents.ts';
import { removeEvidenceOf } from '../store/evidence.ts';
import { removeFiles } from '../store/evidenceFiles.ts';
import { removeSubjects, subjectIds } from '../store/subjects.ts';
import { removeVersions } from '../store/versions.ts';

/** Erases what was written about a deleted system; what is still on its way will not be kept. */
export async function eraseSystem(ctx: Context, { userId, systemId }: SystemDeletedData): Promise<void> {
  await ctx.transaction(async tx => {
    await bury(tx, 'system', systemId);
    await eraseSubjects(tx, userId, await subjectIds(tx, userId, systemId));
  });
}

/** The assessments with everything that hangs on them. */
export async function eraseSubjects(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  await removeFiles(tx, await removeEvidenceOf(tx, userId, ids));
  await removeChecklists(tx, userId, ids);
  await removeVersions(tx, await removeDocuments(tx, userId, ids));
  await removeSubjects(tx, userId, ids);
}
