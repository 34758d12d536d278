import { SystemFactsChanged, SystemsMerged, SystemUpdated } from '@aicp/contracts/events/assessmentEvents';
import { JoinSystemsInput } from '@aicp/contracts/inputs/assessmentInputs';
import { ownerOf } from '@aicp/contracts/owner';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import { reassignReminders } from '@aicp/service/store/reminders';
import { insertMergeTombstone, lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import { mergedFacts, withChanges } from '../domain/factChanges.ts';
import { mergedFields, requireJoinable } from '../domain/joining.ts';
import { factsEvent, publishedSystem } from '../domain/systemState.ts';
import { underOwnLaw } from '../domain/viewUnderLaw.ts';
import { reassignDueDates } from '../store/actionDueDates.ts';
import { requireInUse } from '../store/archive.ts';
import { lawsAssessed, reassignAssessments } from '../store/assessments.ts';
import { reassignPointers } from '../store/evidencePointers.ts';
import { findKeptId, insertJoin } from '../store/joins.ts';
import { reassignChanges } from '../store/lawChanges.ts';
import { findLastRun } from '../store/lawRuns.ts';
import { reassignRequests } from '../store/supplierRequests.ts';
import {
  listRecorded,
  listSystemFacts,
  type Recorded,
  removeSystemFacts,
  upsertSystemFacts,
} from '../store/systemFacts.ts';
import { type AiSystem, changeSystem, nextFactsVersion, removeSystem, setResults } from '../store/systems.ts';
import { refreshLawChanges } from './refreshLawChanges.ts';

/**
 * Merges two records of the same system: the other one's results move to the first, and the other one is deleted. A concurrent start or
 * completion of an assessment waits, or is included. Idempotent.
 * @throws DomainError NOT_FOUND, INVALID or CONFLICT if they cannot be merged
 */
export async function mergeSystems(ctx: RequestContext, systemId: unknown, input: unknown): Promise<AiSystem> {
  const { organisationId } = signedIn(ctx.actor);
  const keptId = idOrNotFound(systemId, 'AI system');
  const { other: goneId } = parse(JoinSystemsInput, input);
  const merged = await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) throw notFound('AI system');
    const kept = await requireInUse(tx, organisationId, keptId);
    if ((await findKeptId(tx, organisationId, goneId)) === keptId) return kept;
    const gone = await requireInUse(tx, organisationId, goneId);
    requireJoinable(await withAssessed(tx, kept), await withAssessed(tx, gone));
    return join(tx, ctx, kept, gone);
  });
  ctx.notify(organisationId, 'systems');
  return merged;
}

async function withAssessed(tx: Transaction, system: AiSystem) {
  return { ...system, assessed: await lawsAssessed(tx, system.id) };
}

async function join(tx: Transaction, ctx: RequestContext, kept: AiSystem, gone: AiSystem): Promise<AiSystem> {
  const owner = ownerOf(kept);
  const { organisationId } = owner;
  const pair = { ...owner, keptId: kept.id, goneId: gone.id };
  await reassignAssessments(tx, pair);
  await reassignPointers(tx, pair);
  await reassignChanges(tx, pair);
  await reassignReminders(tx, pair);
  await insertMergeTombstone(tx, pair);
  await reassignDueDates(tx, pair);
  await mergeFacts(tx, kept, gone);
  await reassignRequests(tx, pair);
  await applyRunToMerged(tx, ctx, gone);
  await removeSystem(tx, organisationId, gone.id);
  await insertJoin(tx, { ...owner, id: gone.id, keptId: kept.id });
  const otherLaw = underOwnLaw(gone);
  await setResults(tx, organisationId, kept.id, { otherLaw });
  tx.publish(SystemsMerged, pair);
  const taken = mergedFields(kept, gone);
  if (Object.keys(taken).length === 0) return { ...kept, otherLaw };
  const changed = await changeSystem(tx, organisationId, kept.id, taken);
  tx.publish(SystemUpdated, { ...owner, version: changed.version, system: publishedSystem(changed) });
  return changed;
}

/** Moves a merged record's facts to the kept one, where that has none. */
async function mergeFacts(tx: Transaction, kept: AiSystem, gone: AiSystem): Promise<void> {
  const [own = {}, other = {}] = await listSystemFacts([kept.id, gone.id], tx.session);
  const [theirs = {}] = await listRecorded([gone.id], tx.session);
  await removeSystemFacts(tx, [gone.id]);
  const { facts, changed } = withChanges(own, mergedFacts(own, other));
  if (changed.length === 0) return;
  const { organisationId, id } = kept;
  const system = await nextFactsVersion(tx, organisationId, id);
  if (!system) return;
  const recorded: Recorded = Object.fromEntries(
    changed.flatMap(name => (theirs[name] ? [[name, theirs[name]] as const] : [])),
  );
  await upsertSystemFacts(tx, { id, organisationId, facts, recorded });
  tx.publish(SystemFactsChanged, factsEvent(system, facts, { changed, recorded }));
}

/**
 * A run over all systems, by id, may have passed the kept record but not the merged one: computes the law changes of its results at once.
 * Its assessments already belong to the kept record.
 */
async function applyRunToMerged(tx: Transaction, ctx: RequestContext, gone: AiSystem): Promise<void> {
  const run = await findLastRun(tx);
  if (run && !run.finishedAt && run.after < gone.id) await refreshLawChanges(tx, ctx, gone);
}
