import { removeArchives } from '@aicp/service/store/archives';
import type { Context } from '@aicp/service/store/context';
import { deleteInBatches } from '@aicp/service/store/deleteInBatches';
import { insertTombstone } from '@aicp/service/store/tombstones';
import { removeActions } from '../store/actions.ts';
import { removeBegunOf } from '../store/begun.ts';
import { deleteDocuments } from '../store/documents.ts';
import { removeLinks } from '../store/evidenceLinks.ts';
import { deleteFiles } from '../store/files.ts';
import { removeInventory } from '../store/inventory.ts';
import { releaseFiles, releaseHeld } from '../store/keptFiles.ts';
import { recountLinks } from '../store/linkCounts.ts';
import { pageProposedFiles, removeProposed } from '../store/proposedFiles.ts';
import { removeRegisters } from '../store/registers.ts';
import { listFilesOfItems, removeItems } from '../store/roomItems.ts';
import { listHeldBySystem, removeParts } from '../store/roomParts.ts';
import { removeRooms } from '../store/rooms.ts';
import { removeSnapshots, snapshotIds } from '../store/snapshots.ts';
import { removeStandings } from '../store/standings.ts';
import { removeSubjects, subjectIds } from '../store/subjects.ts';
import { removeSupplierAnswers } from '../store/supplierAnswers.ts';
import { removeSupplierRequests } from '../store/supplierRequests.ts';
import { deleteVersions } from '../store/versions.ts';
import { eraseFilesOfOrganisation, eraseFilesOfSystem } from './eraseFiles.ts';

/** The number of assessments erased at a time; each has files, and documents in any number of versions. */
const PAGE = 20;

/** Erases the data about a deleted system; late events about it are ignored. */
export async function eraseSystem(
  ctx: Context,
  { organisationId, systemId }: { organisationId: number; systemId: number },
): Promise<void> {
  await ctx.transaction(tx => insertTombstone(tx, 'system', systemId));
  await eraseSubjects(ctx, { organisationId, systemId });
}

/**
 * Erases the assessments with all dependent data, in batches, once nothing new can arrive. Files go first, each separately, and their
 * records last, so that an interrupted attempt can resume.
 */
export async function eraseSubjects(ctx: Context, of: { organisationId: number; systemId?: number }): Promise<void> {
  const { organisationId, systemId } = of;
  await deleteInBatches(ctx, async (tx, page) => {
    const files = await removeLinks(tx, of, page);
    if (systemId !== undefined) await recountLinks(tx, organisationId, files);
    return files.length;
  });
  if (systemId !== undefined)
    await ctx.transaction(async tx => {
      await releaseFiles(tx, organisationId, await snapshotIds(tx, { organisationId, systemId }));
      await removeSnapshots(tx, of);
      for (const [room, held] of await listHeldBySystem(tx, organisationId, systemId)) {
        const others = new Set(await listFilesOfItems(tx, { organisationId, room }, held));
        await releaseHeld(tx, { organisationId, room, ids: held.filter(id => !others.has(id)) });
      }
      await removeParts(tx, of);
      await removeItems(tx, of);
    });
  if (systemId === undefined) await eraseFilesOfOrganisation(ctx, organisationId);
  else await eraseFilesOfSystem(ctx, { organisationId, systemId });
  await eraseProposed(ctx, of);
  await deleteInBatches(ctx, (tx, page) => removeActions(tx, of, page));
  await deleteInBatches(ctx, (tx, page) => removeSupplierAnswers(tx, of, page));
  await deleteInBatches(ctx, (tx, page) => removeSupplierRequests(tx, of, page));
  await ctx.transaction(async tx => {
    await removeBegunOf(tx, of);
    await removeSnapshots(tx, of);
    await removeParts(tx, of);
    await removeItems(tx, of);
    if (systemId === undefined) await removeRooms(tx, of);
    await removeStandings(tx, of);
    await removeRegisters(tx, of);
    await removeInventory(tx, of);
  });
  await deleteInBatches(ctx, (tx, page) => removeArchives(tx, of, page));
  for (let ids = await subjectIds(of, PAGE); ids.length > 0; ids = await subjectIds(of, PAGE)) {
    await ctx.transaction(async tx => {
      await deleteVersions(tx, await deleteDocuments(tx, organisationId, ids));
      await removeSubjects(tx, organisationId, ids);
    });
  }
}

async function eraseProposed(ctx: Context, of: Parameters<typeof pageProposedFiles>[0]): Promise<void> {
  for (let ids = await pageProposedFiles(of, PAGE); ids.length > 0; ids = await pageProposedFiles(of, PAGE)) {
    await deleteFiles(ids);
    await ctx.transaction(tx => removeProposed(tx, ids));
  }
}
