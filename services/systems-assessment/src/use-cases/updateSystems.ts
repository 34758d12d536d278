import { archivedConflict } from '@aicp/contracts/archivedSystem';
import { UpdateSystemsInput } from '@aicp/contracts/inputs/systemRegisterInputs';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../context.ts';
import { withChanges } from '../domain/factChanges.ts';
import { systemChanges } from '../domain/systemState.ts';
import { listSystemFacts } from '../store/systemFacts.ts';
import { type AiSystem, findSystems } from '../store/systems.ts';
import { requireMembers } from './requireMembers.ts';
import { writeUpdates } from './writeImport.ts';

type Outcome = { id: string; changed: boolean; message: string | null; system: AiSystem | null };

/**
 * Sets the owner or status of many systems. Reports a missing or archived one, and changes the others.
 * @throws DomainError INVALID for an owner who is not a member
 */
export async function updateSystems(ctx: RequestContext, input: unknown): Promise<Outcome[]> {
  const { organisationId, userId } = signedIn(ctx.actor);
  const { ids: named, ownerId, status } = parse(UpdateSystemsInput, input);
  const ids = [...new Set(named)];
  const outcomes = await ctx.transaction(async tx => {
    const otherwise = 'The owner must be a member of the organisation.';
    await requireMembers(tx, { organisationId, asker: userId, people: ownerId ? [ownerId] : [], otherwise });
    const systems = await findSystems(organisationId, ids, tx.session);
    const facts = await listSystemFacts(
      systems.flatMap(system => system?.id ?? []),
      tx.session,
    );
    const updates = systems
      .flatMap(system => system ?? [])
      .map((system, index) => {
        const before = facts[index] ?? {};
        const { facts: after, changed } = withChanges(before, { status });
        return { system, changes: systemChanges(system, { ownerId }), after, changed };
      })
      .filter(
        ({ system: { isArchived }, changes, changed }) =>
          !isArchived && Object.keys(changes).length + changed.length > 0,
      );
    await writeUpdates(tx, { organisationId, by: userId, at: ctx.now() }, updates);
    const changed = new Map(updates.map(({ system, changes }) => [system.id, { ...system, ...changes } as AiSystem]));
    return ids.map((id, index): Outcome => {
      const system = changed.get(id) ?? systems[index] ?? null;
      const message = system ? (system.isArchived ? archivedConflict().message : null) : 'AI system not found';
      return { id: String(id), changed: changed.has(id), message, system };
    });
  });
  ctx.notify(organisationId, 'systems');
  return outcomes;
}
