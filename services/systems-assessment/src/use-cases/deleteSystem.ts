import { SystemArchived, SystemDeleted } from '@aicp/contracts/events/assessmentEvents';
import { DeleteSystemInput } from '@aicp/contracts/inputs/assessmentInputs';
import { ownerOf } from '@aicp/contracts/owner';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { ActorContext } from '@aicp/service/store/context';
import { PAGE } from '@aicp/service/store/deleteInBatches';
import type { Transaction } from '@aicp/service/store/transaction';
import { requireHoldDay } from '../domain/holdDay.ts';
import { resultsOf } from '../domain/viewUnderLaw.ts';
import { removeJoins } from '../store/joins.ts';
import { removeRequests } from '../store/supplierRequests.ts';
import { removeSystemFacts } from '../store/systemFacts.ts';
import { type AiSystem, changeSystem, findSystem, removeSystem } from '../store/systems.ts';
import { eraseAssessments } from './eraseAssessments.ts';

export type Deletion = { id: number; archived: boolean; heldUntil: string | null };

/**
 * Deletes a system that was never assessed, and archives an assessed one, which stays readable until it is erased.
 * @throws DomainError NOT_FOUND, including for an archived one
 */
export async function deleteSystem(
  ctx: ActorContext,
  systemId: unknown,
  input: unknown,
  page = PAGE,
): Promise<Deletion> {
  const { organisationId, userId } = signedIn(ctx.actor);
  const id = idOrNotFound(systemId, 'AI system');
  const { heldUntil = null } = parse(DeleteSystemInput, input);
  requireHoldDay(heldUntil, ctx.now());
  const deletion = await ctx.transaction(async (tx): Promise<Deletion> => {
    const system = await findSystem(organisationId, id, tx.session);
    if (!system || system.isArchived) throw notFound('AI system');
    if (resultsOf(system).every(({ latestAssessment }) => latestAssessment === null)) {
      await eraseNow(tx, system, null, page);
      return { id, archived: false, heldUntil: null };
    }
    const archived = { isArchived: true, archivedAt: ctx.now(), archivedBy: userId, heldUntil };
    const { version } = await changeSystem(tx, organisationId, id, archived);
    tx.publish(SystemArchived, { ...ownerOf(system), version, systemId: id, heldUntil, act: 'archived' });
    return { id, archived: true, heldUntil };
  });
  ctx.notify(organisationId, 'systems');
  return deletion;
}

/**
 * Deletes a system with its assessments and their answers. If there are more assessments than a page, the event handler deletes the rest;
 * no one can read them from now on.
 */
export async function eraseNow(
  tx: Transaction,
  { id, organisationId }: AiSystem,
  reason: string | null,
  page = PAGE,
): Promise<void> {
  const system = await removeSystem(tx, organisationId, id);
  if (!system) throw notFound('AI system');
  await removeJoins(tx, { organisationId, keptId: id }, page);
  await removeSystemFacts(tx, [id]);
  await removeRequests(tx, { organisationId, systemId: id }, page);
  await eraseAssessments(tx, { organisationId, aiSystemId: id }, page);
  tx.publish(SystemDeleted, { ...ownerOf(system), version: system.version + 1, systemId: id, reason });
}
