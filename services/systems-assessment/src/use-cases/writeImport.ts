import { SystemCreated, SystemFactsChanged, SystemUpdated } from '@aicp/contracts/events/assessmentEvents';
import { ownerOf } from '@aicp/contracts/owner';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import { withChanges } from '../domain/factChanges.ts';
import { factsEvent, publishedSystem } from '../domain/systemState.ts';
import { pushImported } from '../store/imports.ts';
import { type Recorded, recordedBy, upsertManySystemFacts } from '../store/systemFacts.ts';
import { type AiSystem, changeSystems, insertSystems } from '../store/systems.ts';
import type { ImportPlan, Update } from './importPlan.ts';
import { newSystem } from './newSystem.ts';
import type { Importing } from './planRows.ts';

/** Receives the number of written rows, and of all. */
export type Progress = (done: number, of: number) => void;

type Writing = Importing & {
  /** Ids for new systems. */
  ids: readonly number[];
  plan: ImportPlan;
};

/** Writes the effect of a batch of a file, with a few commands. */
export async function writeImport(ctx: RequestContext, tx: Transaction, writing: Writing): Promise<void> {
  tx.inBulk();
  const made = newSystems(ctx, writing);
  if (made.length > 0) {
    await insertSystems(
      tx,
      made.map(({ system }) => system),
    );
    await pushImported(
      tx,
      writing,
      made.map(({ line, system: { id } }) => ({ line, id })),
    );
  }
  const { organisationId, userId } = writing;
  const writer = { organisationId, by: userId, at: ctx.now() };
  const withFacts = made.filter(({ system }) => system.factsVersion > 0);
  if (withFacts.length > 0) await putFacts(tx, writer, withFacts);
  for (const { system, facts } of made) {
    tx.publish(SystemCreated, { ...ownerOf(system), version: system.version, system: publishedSystem(system) });
    if (system.factsVersion > 0) publishFacts(tx, writer, { system, facts, changed: Object.keys(facts) });
  }
  await writeUpdates(tx, writer, writing.plan.updates);
}

/** Changes to a system that the transaction has read: its fields, its facts, or both. */
type Change = Omit<Update, 'line' | 'facts'>;

/** The member who changes systems, and when. */
export type Writer = Recorded[string] & { organisationId: number };

/** Writes and publishes changes to systems with as many commands for many as for few. */
export async function writeUpdates(tx: Transaction, writer: Writer, updates: readonly Change[]): Promise<void> {
  if (updates.length === 0) return;
  tx.inBulk();
  await changeSystems(
    tx,
    writer.organisationId,
    updates.map(({ system, changes, changed }) => ({ id: system.id, changes, changesFacts: changed.length > 0 })),
  );
  const withFacts = updates.filter(({ changed }) => changed.length > 0);
  await putFacts(
    tx,
    writer,
    withFacts.map(({ system, after, changed }) => ({ system, facts: after, changed })),
  );
  for (const update of updates) publishUpdate(tx, writer, update);
}

type Made = { system: AiSystem; facts: Update['after']; changed: readonly string[] };

function newSystems(ctx: RequestContext, { organisationId, userId, ids, plan }: Writing): (Made & { line: number })[] {
  return plan.creates.map(({ line, system, facts }, index) => {
    const { facts: stated } = withChanges({}, facts);
    const id = ids[index] ?? 0;
    const factsVersion = Object.keys(stated).length > 0 ? 1 : 0;
    const made = { id, userId, organisationId, createdAt: ctx.now() };
    return {
      line,
      system: { ...newSystem(made, { name: '', ...system }), factsVersion },
      facts: stated,
      changed: Object.keys(stated),
    };
  });
}

function putFacts(tx: Transaction, writer: Writer, systems: readonly Made[]): Promise<void> {
  const rows = systems.map(({ system: { id, organisationId }, facts, changed }) => {
    return { id, organisationId, facts, recorded: recordedIn(writer, changed) };
  });
  return upsertManySystemFacts(tx, rows);
}

/** The transaction has read the systems that it changes, so the results are known. */
function publishUpdate(tx: Transaction, writer: Writer, { system, changes, after, changed }: Change): void {
  const changesSystem = Object.keys(changes).length > 0;
  const now = { ...system, ...(changes as Partial<AiSystem>), version: system.version + (changesSystem ? 1 : 0) };
  if (changesSystem) tx.publish(SystemUpdated, { ...ownerOf(now), version: now.version, system: publishedSystem(now) });
  if (changed.length === 0) return;
  publishFacts(tx, writer, { system: { ...now, factsVersion: now.factsVersion + 1 }, facts: after, changed });
}

function publishFacts(tx: Transaction, writer: Writer, { system, facts, changed }: Made): void {
  tx.publish(SystemFactsChanged, factsEvent(system, facts, { changed, recorded: recordedIn(writer, changed) }));
}

const recordedIn = ({ by, at }: Writer, changed: readonly string[]) => recordedBy(changed, { by, at });
