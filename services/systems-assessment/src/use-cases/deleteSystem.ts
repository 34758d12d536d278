import { SystemDeleted } from '@aicp/contracts/events/assessmentEvents';
import { ownerOf } from '@aicp/contracts/owner';
import { signedIn } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { ActorContext } from '@aicp/service/store/context';
import { PAGE } from '@aicp/service/store/deleteInBatches';
import { removeJoins } from '../store/joins.ts';
import { removeRequests } from '../store/supplierRequests.ts';
import { removeSystemFacts } from '../store/systemFacts.ts';
import { removeSystem } from '../store/systems.ts';
import { eraseAssessments } from './eraseAssessments.ts';

/**
 * Permanently deletes a system with its assessments and their answers. Returns its id. Of more assessments than a page
 * the rest follows by the event; from now on no one can read them.
 */
export async function deleteSystem(ctx: ActorContext, systemId: unknown, page = PAGE): Promise<number> {
  const { organisationId } = signedIn(ctx.actor);
  const id = idOrNotFound(systemId, 'AI system');
  await ctx.transaction(async tx => {
    const system = await removeSystem(tx, organisationId, id);
    if (!system) throw notFound('AI system');
    await removeJoins(tx, { organisationId, keptId: id }, page);
    await removeSystemFacts(tx, [id]);
    await removeRequests(tx, { organisationId, systemId: id }, page);
    await eraseAssessments(tx, { organisationId, aiSystemId: id }, page);
    tx.publish(SystemDeleted, { ...ownerOf(system), version: system.version + 1, systemId: id });
  });
  ctx.notify(organisationId, 'systems');
  return id;
}
