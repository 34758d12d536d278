import { signedIn } from '@aicp/contracts/actor';
import { SystemDeleted } from '@aicp/contracts/assessmentEvents';
import { ownerOf } from '@aicp/contracts/owner';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { ActorContext } from '@aicp/service/store/context';
import { removeAssessments } from '../store/assessments.ts';
import { removeResponses } from '../store/responses.ts';
import { removeSystem } from '../store/systems.ts';

/** Permanently deletes a system with its assessments and their answers. Resolves with its id. */
export async function deleteSystem(ctx: ActorContext, systemId: unknown): Promise<number> {
  const { userId } = signedIn(ctx.actor);
  const id = idOrNotFound(systemId, 'AI system');
  await ctx.transaction(async tx => {
    const system = await removeSystem(tx, userId, id);
    if (!system) throw notFound('AI system');
    await removeResponses(tx, await removeAssessments(tx, userId, id));
    tx.publish(SystemDeleted, { ...ownerOf(system), version: system.version + 1, systemId: id });
  });
  return id;
}
