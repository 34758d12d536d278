import { randomUUID } from 'node:crypto';
import { ReadModelsCleared, stateOwners } from '@aicp/contracts/events/adminEvents';
import { clearArchives } from '@aicp/service/store/archives';
import type { Context } from '@aicp/service/store/context';
import type { Transaction } from '@aicp/service/store/transaction';
import { clearAssessments } from '../store/assessments.ts';
import { clearPlans } from '../store/organisations.ts';
import { clearPayments } from '../store/payments.ts';
import { findRebuild, insertRebuild, setPromised } from '../store/rebuilds.ts';
import { clearSystems } from '../store/systems.ts';
import { clearUsers } from '../store/users.ts';

/**
 * Empties the read models and requests their owners to publish everything again. New events are handled as always. The activity log is not
 * a read model and stays.
 * @returns the rebuild's id
 */
export async function beginRebuild(ctx: Context): Promise<string> {
  const rebuildId = randomUUID();
  await insertRebuild(rebuildId, ctx.now());
  await Promise.all([clearUsers(), clearSystems(), clearArchives(), clearAssessments(), clearPayments(), clearPlans()]);
  await ctx.publish(ReadModelsCleared, { rebuildId });
  return rebuildId;
}

type Republished = { rebuildId: string; service: string; events: number };

export async function applyRepublished(tx: Transaction, { rebuildId, service, events }: Republished): Promise<void> {
  await setPromised(tx, rebuildId, service, events);
}

/** The number of republished and of arrived events; `promised` is null until all owners are done. */
export async function rebuildProgress(id: string): Promise<{ heard: number; promised: number | null }> {
  const { promised, heard } = await findRebuild(id);
  const counts = Object.values(promised);
  const isComplete = counts.length === stateOwners.length;
  return { heard, promised: isComplete ? counts.reduce((sum, count) => sum + count, 0) : null };
}
