import { SystemFactsChanged, SystemJoined, SystemUpdated } from '@aicp/contracts/events/assessmentEvents';
import { JoinSystemsInput } from '@aicp/contracts/inputs/assessmentInputs';
import { ownerOf } from '@aicp/contracts/owner';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import { joinReminders } from '@aicp/service/store/reminders';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import { joinedFacts, withChanges } from '../domain/factChanges.ts';
import { requireJoinable, takenOver } from '../domain/joining.ts';
import { systemState } from '../domain/systemState.ts';
import { resultsOf } from '../domain/underLaw.ts';
import { findAssessment, joinAssessments, lawsAssessed } from '../store/assessments.ts';
import { joinPointers } from '../store/evidencePointers.ts';
import { findKeptId, insertJoin } from '../store/joins.ts';
import { joinChanges, keptAmong, putChanges } from '../store/lawChanges.ts';
import { findLastRun } from '../store/lawRuns.ts';
import { listResponses } from '../store/responses.ts';
import { joinRequests } from '../store/supplierRequests.ts';
import { listSystemFacts, putSystemFacts, removeSystemFacts } from '../store/systemFacts.ts';
import {
  type AiSystem,
  changeSystem,
  findSystem,
  nextFactsVersion,
  removeSystem,
  setResults,
} from '../store/systems.ts';
import { changeOf } from './changeOf.ts';

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

/** What is recorded about a system that is joined to another one comes to that one, where it has nothing of its own. */
async function joinFacts(tx: Transaction, kept: AiSystem, gone: AiSystem): Promise<void> {
  const [own = {}, other = {}] = await listSystemFacts([kept.id, gone.id], tx.session);
  await removeSystemFacts(tx, [gone.id]);
  const { facts, changed } = withChanges(own, joinedFacts(own, other));
  if (changed.length === 0) return;
  const { organisationId, id } = kept;
  const system = await nextFactsVersion(tx, organisationId, id);
  if (!system) return;
  await putSystemFacts(tx, { id, organisationId, facts });
  const version = system.factsVersion;
  tx.publish(SystemFactsChanged, { ...ownerOf(system), systemId: id, version, facts: { ...facts }, changed });
}

/**
 * A run over everyone's systems, by their numbers, may have passed the record that is kept and not come to the one that goes: what the
 * law changes of its results is worked out at once. The assessments are the kept record's by now.
 */
async function followRun(tx: Transaction, ctx: RequestContext, gone: AiSystem): Promise<void> {
  const run = await findLastRun(tx);
  if (!run || run.finishedAt || run.after >= gone.id) return;
  for (const { latestAssessment } of resultsOf(gone)) {
    if (!latestAssessment) continue;
    const { id } = latestAssessment;
    const assessment = await findAssessment(gone.organisationId, id, tx.session);
    if (!assessment?.completion || (await keptAmong(tx, [id])).size > 0) continue;
    const [responses = []] = await listResponses([id], tx.session);
    const change = changeOf({ assessment, completion: assessment.completion, responses }, ctx.banks, ctx.now(), run.id);
    await putChanges(tx, [id], change ? [change] : []);
  }
}
