import type { Context } from '@aicp/service/store/context';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import {
  deleteEvidenceRows,
  keepInLibrary,
  markBytesErased,
  pageEvidence,
  pageRemovedFiles,
  takeOut,
} from '../store/erasedFiles.ts';
import { listNextVersions } from '../store/evidence.ts';
import { listNamedInLinks } from '../store/evidenceLinks.ts';
import { deleteFiles } from '../store/files.ts';
import { listFilesOfItems } from '../store/roomItems.ts';
import { listNamedInRooms } from '../store/roomParts.ts';
import { listNamedInSnapshots } from '../store/snapshots.ts';
import { findFilesInUse } from './managePolicies.ts';

const PAGE = 20;

type Of = { organisationId: number; systemId: number };

/** Erases the files of a deleted organisation. Bytes first, because rows are needed to find them. */
export async function eraseFilesOfOrganisation(ctx: Context, organisationId: number): Promise<void> {
  const next = () => pageEvidence({ organisationId }, PAGE);
  for (let ids = await next(); ids.length > 0; ids = await next()) {
    await deleteFiles(ids);
    await ctx.transaction(tx => deleteEvidenceRows(tx, ids));
  }
}

/**
 * Erases files uploaded for a deleted system that nothing else uses, and removed files that only its reports kept. Files that are linked
 * elsewhere, or named by a snapshot or room of another system, a policy or a record, stay. Unused files leave the library before their
 * bytes are deleted, so that no one links them meanwhile.
 */
export async function eraseFilesOfSystem(ctx: Context, of: Of): Promise<void> {
  const { organisationId } = of;
  for (let left = PAGE; left === PAGE; ) {
    left = await ctx.transaction(async tx => {
      await lockUnlessDeleted(tx, 'organisation', organisationId);
      const ids = await pageEvidence(of, PAGE, tx);
      const used = await findUsed(tx, of, ids);
      await keepInLibrary(tx, organisationId, [...used]);
      const unused = ids.filter(id => !used.has(id));
      await takeOut(tx, organisationId, unused, ctx.now());
      return ids.length;
    });
  }
  const next = (after: number) => pageRemovedFiles({ organisationId, after, inRooms: true }, PAGE);
  for (let ids = await next(0); ids.length > 0; ids = await next(ids.at(-1) ?? 0)) await eraseUnkept(ctx, of, ids);
}

/** Removed files: those shown in rooms keep their bytes, and those listed as removed keep their rows. */
async function eraseUnkept(ctx: Context, of: Of, ids: readonly number[]): Promise<void> {
  const { organisationId } = of;
  const { shown, named } = await ctx.transaction(async tx => {
    await lockUnlessDeleted(tx, 'organisation', organisationId);
    return { shown: new Set(await listFilesInRooms(tx, of, ids)), named: await findUsed(tx, of, ids) };
  });
  const erased = ids.filter(id => !shown.has(id));
  await deleteFiles(erased);
  await ctx.transaction(async tx => {
    const traces = erased.filter(id => named.has(id));
    await markBytesErased(tx, organisationId, traces);
    const gone = erased.filter(id => !named.has(id));
    await deleteEvidenceRows(tx, gone);
  });
}

const listFilesInRooms = async (tx: Transaction, { organisationId, systemId }: Of, ids: readonly number[]) => [
  ...(await listNamedInRooms(tx, { organisationId, except: systemId }, ids)),
  ...(await listFilesOfItems(tx, { organisationId }, ids)),
];

/** The given files that anything other than the system uses, directly or through a later version. */
async function findUsed(tx: Transaction, of: Of, ids: readonly number[]): Promise<Set<number>> {
  const { organisationId } = of;
  const nextOf = await listNextVersions(organisationId, ids, tx);
  const all = [...nextOf.keys()];
  const named = new Set([
    ...(await listNamedInLinks(tx, organisationId, all)),
    ...(await listNamedInSnapshots(tx, organisationId, all)),
    ...(await listFilesInRooms(tx, of, all)),
    ...(await findFilesInUse(tx, organisationId, all)),
  ]);
  const isUsed = (id: number): boolean => {
    for (let version: number | null = id; version !== null; version = nextOf.get(version) ?? null)
      if (named.has(version)) return true;
    return false;
  };
  return new Set(ids.filter(isUsed));
}
