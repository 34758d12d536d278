import type { SystemJoinedData } from '@aicp/contracts/assessmentEvents';
import type { Context } from '@aicp/service/store/context';
import { lockSystem, markJoined } from '@aicp/service/store/tombstones';
import { joinBegun } from '../store/begun.ts';
import { joinEvidence } from '../store/evidence.ts';
import { joinProposed } from '../store/proposedFiles.ts';
import { removeRegisters } from '../store/registers.ts';
import { joinParts } from '../store/roomParts.ts';
import { joinKept } from '../store/snapshots.ts';
import { joinStandings } from '../store/standings.ts';
import { joinSubjects } from '../store/subjects.ts';
import { eraseSystem } from './eraseSystem.ts';

/**
 * Two records of a system are one: assessments, files, QMS and snapshots of the one that is gone are the other's, at once. Documents and
 * bundles hang on assessments, and do not change.
 */
export async function joinSystem(ctx: Context, heard: SystemJoinedData): Promise<void> {
  const isKept = await ctx.transaction(async tx => {
    await markJoined(tx, heard);
    await removeRegisters(tx, { organisationId: heard.organisationId, systemId: heard.goneId });
    const keptId = await lockSystem(tx, heard.keptId);
    if (keptId === null) return false;
    const joined = { ...heard, keptId };
    await joinBegun(tx, joined);
    await joinSubjects(tx, joined);
    await joinEvidence(tx, joined);
    await joinProposed(tx, joined);
    await joinStandings(tx, joined);
    await joinKept(tx, joined);
    await joinParts(tx, joined);
    return true;
  });
  if (!isKept) await eraseSystem(ctx, { ...heard, systemId: heard.goneId });
}
