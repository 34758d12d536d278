import { type FactName, type FactsOnRecord, systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import { DomainError } from '@aicp/contracts/domainError';
import { SystemFactsChanged } from '@aicp/contracts/events/assessmentEvents';
import { SystemFactsInput } from '@aicp/contracts/inputs/systemFactsInputs';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { ActorContext } from '@aicp/service/store/context';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { factFault, withChanges } from '../domain/factChanges.ts';
import { type FactsWish, withOwn } from '../domain/ownValues.ts';
import { factsEvent } from '../domain/systemState.ts';
import { requireInUse } from '../store/archive.ts';
import { listOwnFields } from '../store/ownFields.ts';
import {
  isReferenceTaken,
  listSystemFacts,
  type Recorded,
  recordedBy,
  systemsByReference,
  upsertSystemFacts,
} from '../store/systemFacts.ts';
import { type AiSystem, findSystem, nextFactsVersion } from '../store/systems.ts';

/**
 * Changes a system's recorded facts. Later documents use them; existing ones stay.
 * @throws DomainError INVALID if facts contradict each other; CONFLICT if another system of the organisation has the reference
 */
export async function saveSystemFacts(ctx: ActorContext, systemId: unknown, input: unknown): Promise<AiSystem> {
  const { organisationId, userId } = signedIn(ctx.actor);
  const id = idOrNotFound(systemId, 'AI system');
  const wish = parse(SystemFactsInput, input);
  const saved = await ctx
    .transaction(async tx => {
      const system = await requireInUse(tx, organisationId, id);
      return (await writeFacts(tx, system, wish, { by: userId, at: ctx.now() })) ?? system;
    })
    .catch(error => {
      throw isReferenceTaken(error)
        ? new DomainError('CONFLICT', 'Another AI system already has this reference.')
        : error;
    });
  ctx.notify(organisationId, 'systems');
  return saved;
}

/** Stores and publishes the changed facts; null if nothing changes. */
export async function writeFacts(
  tx: Transaction,
  { id, organisationId }: AiSystem,
  input: SystemFactsInput,
  who: Recorded[string],
) {
  const wish = input.own ? await ownWish(tx, organisationId, input) : withOwn([], input).wish;
  const [before = {}] = await listSystemFacts([id], tx.session);
  const { facts, changed } = withChanges(before, wish);
  if (changed.length === 0) return null;
  const fault = factFault(facts);
  if (fault) throw new DomainError('INVALID', `“${labelOf(fault.name)}” ${fault.message}.`, { fields: [fault.name] });
  if (changed.includes('reference')) await requireFree(tx, { id, organisationId, facts });
  const system = await nextFactsVersion(tx, organisationId, id);
  if (!system) throw notFound('AI system');
  const recorded = recordedBy(changed, who);
  await upsertSystemFacts(tx, { id, organisationId, facts, recorded });
  tx.publish(SystemFactsChanged, factsEvent(system, facts, { changed, recorded }));
  return system;
}

/** The field stays while its values are written. */
async function ownWish(tx: Transaction, organisationId: number, input: SystemFactsInput): Promise<FactsWish> {
  if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) throw notFound('AI system');
  const { wish, faults } = withOwn(await listOwnFields(organisationId, tx.session), input);
  const [fault] = faults;
  if (fault) throw new DomainError('INVALID', `“${fault.label}” ${fault.message}.`, { fields: [fault.name] });
  return wish;
}

const labelOf = (name: FactName) => systemFacts.find(fact => fact.name === name)?.label ?? name;

async function requireFree(
  { session }: Transaction,
  { id, organisationId, facts: { reference } }: { id: number; organisationId: number; facts: FactsOnRecord },
): Promise<void> {
  if (reference === undefined) return;
  const holder = (await systemsByReference(organisationId, [reference], session)).get(reference) ?? id;
  if (holder === id) return;
  const named = await findSystem(organisationId, holder, session);
  throw new DomainError('CONFLICT', `“${named?.name ?? 'Another AI system'}” already has this reference.`);
}
