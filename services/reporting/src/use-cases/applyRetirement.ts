import type { SystemFactsChangedData } from '@aicp/contracts/events/assessmentEvents';
import type { Context } from '@aicp/service/store/context';
import { lockKeptSystem, lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { latestReports } from '../store/reports.ts';
import { findRetirement, upsertRetirement } from '../store/retirements.ts';
import { syncActions } from './syncActions.ts';

/**
 * Ends the open actions and dates of a system that is recorded as retired, and resumes them when it no longer is. Reports stay. Ignores
 * older facts, and those of merged records.
 */
export async function applyRetirement(
  ctx: Context,
  { organisationId, systemId, version, facts, changed }: SystemFactsChangedData,
): Promise<void> {
  const retired = facts.status === 'retired';
  // An import of a thousand systems would otherwise delay reports. Facts that are published again name no changes.
  const concerns = changed.length === 0 || changed.some(name => name === 'status' || name === 'endDay');
  const isFirst = version === 1;
  if (!concerns || (isFirst && !retired)) return;
  await ctx.transaction(async tx => {
    if ((await lockKeptSystem(tx, systemId)) !== systemId) return;
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    const before = await findRetirement(tx, systemId);
    if (before && before.version >= version) return;
    const since = (retired && facts.endDay) || null;
    await upsertRetirement(tx, { id: systemId, organisationId, version, retired, since });
    if (retired === (before?.retired ?? false) && since === (before?.since ?? null)) return;
    for (const report of await latestReports(tx, organisationId, systemId)) await syncActions(tx, report, ctx.now());
  });
}
