import { signedIn } from '@aicp/contracts/actor';
import { SystemJoined, SystemUpdated } from '@aicp/contracts/assessmentEvents';
import { JoinSystemsInput } from '@aicp/contracts/assessmentInputs';
import { ownerOf } from '@aicp/contracts/owner';
import { parse } from '@aicp/contracts/parse';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import { joinReminders } from '@aicp/service/store/reminders';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import { completionOf } from '../domain/completion.ts';
import { requireJoinable, takenOver } from '../domain/joining.ts';
import { systemState } from '../domain/systemState.ts';
import { joinAssessments, lawsAssessed, listWithoutCompletion, setCompletion } from '../store/assessments.ts';
import { joinPointers } from '../store/evidencePointers.ts';
import { findKeptId, insertJoin } from '../store/joins.ts';
import { joinChanges } from '../store/lawChanges.ts';
import { joinRequests } from '../store/supplierRequests.ts';
import { type AiSystem, changeSystem, findSystem, removeSystem, setResults } from '../store/systems.ts';
import { followRun } from './followRun.ts';
import { joinFacts } from './joinFacts.ts';

/**
 * Makes one record of two of the same system: what the other one has under its law comes to the first, and the other one goes. An
 * assessment that is begun or completed at this moment waits, or is seen. Repeating it changes nothing.
 * @throws DomainError NOT_FOUND, INVALID or CONFLICT where they cannot be one
 */
export async function joinSystems(ctx: RequestContext, systemId: unknown, input: unknown): Promise<AiSystem> {
  const { organisationId } = signedIn(ctx.actor);
  const keptId = idOrNotFound(systemId, 'AI system');
  const { other: goneId } = parse(JoinSystemsInput, input);
  const joined = await ctx.transaction(async tx => {
    if (!(await lockUnlessGone(tx, 'organisation', organisationId))) throw notFound('AI system');
    const kept = await findSystem(organisationId, keptId, tx.session);
    if (!kept) throw notFound('AI system');
    if ((await findKeptId(tx, organisationId, goneId)) === keptId) return kept;
    const gone = await findSystem(organisationId, goneId, tx.session);
    if (!gone) throw notFound('AI system');
    requireJoinable(await withAssessed(tx, kept), await withAssessed(tx, gone));
    return join(tx, ctx, kept, gone);
  });
  ctx.notify(organisationId, 'systems');
  return joined;
}

async function withAssessed(tx: Transaction, system: AiSystem) {
  return { ...system, assessed: await lawsAssessed(tx, system.id) };
}

async function join(tx: Transaction, ctx: RequestContext, kept: AiSystem, gone: AiSystem): Promise<AiSystem> {
  const owner = ownerOf(kept);
  const { organisationId } = owner;
  const pair = { ...owner, keptId: kept.id, goneId: gone.id };
  // What was completed before its system was stored with it keeps the name and the number that it had.
  for (const { id, completedAt } of await listWithoutCompletion(tx, gone.id))
    if (completedAt) await setCompletion(tx, id, completionOf(gone, completedAt, null, null));
  await joinAssessments(tx, pair);
  await joinPointers(tx, pair);
  await joinChanges(tx, pair);
  await joinReminders(tx, pair);
  await joinFacts(tx, kept, gone);
  await joinRequests(tx, pair);
  await followRun(tx, ctx, gone);
  await removeSystem(tx, organisationId, gone.id);
  await insertJoin(tx, { ...owner, id: gone.id, keptId: kept.id });
  const { jurisdiction, latestAssessment, openAssessmentId } = gone;
  const otherLaw = { jurisdiction, latestAssessment, openAssessmentId };
  await setResults(tx, organisationId, kept.id, { otherLaw });
  tx.publish(SystemJoined, pair);
  const taken = takenOver(kept, gone);
  if (Object.keys(taken).length === 0) return { ...kept, otherLaw };
  const changed = await changeSystem(tx, organisationId, kept.id, taken);
  tx.publish(SystemUpdated, { ...owner, version: changed.version, system: systemState(changed) });
  return changed;
}
