import type { SystemStateData } from '@aicp/contracts/events/assessmentEvents';
import type { Context } from '@aicp/service/store/context';
import { isDeleted, lockKeptSystem } from '@aicp/service/store/tombstones';
import { applySystem, removeInventory } from '../store/inventory.ts';

/**
 * Stores a system's name, owner and kind, unless it was deleted or merged into another record. Locks the system only: an import publishes a
 * thousand systems of one organisation at once.
 */
export async function applySystemState(
  ctx: Context,
  { organisationId, version, system }: SystemStateData,
): Promise<void> {
  const { id, name, systemType, jurisdiction, ownerId } = system;
  await ctx.transaction(async tx => {
    if ((await lockKeptSystem(tx, id)) !== id) return;
    await applySystem(tx, { id, organisationId, version, name, systemType: systemType ?? null, jurisdiction, ownerId });
  });
  if (await isDeleted('organisation', organisationId))
    await ctx.transaction(tx => removeInventory(tx, { organisationId, systemId: id }));
}
