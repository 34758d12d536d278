import { Notify } from '@aicp/contracts/emails/notify';
import { SystemUpdated } from '@aicp/contracts/events/assessmentEvents';
import { UpdateSystemInput } from '@aicp/contracts/inputs/assessmentInputs';
import { ownerOf } from '@aicp/contracts/owner';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { idOrNotFound } from '@aicp/contracts/serialId';
import type { ActorContext } from '@aicp/service/store/context';
import { publishedSystem, systemChanges } from '../domain/systemState.ts';
import { requireInUse } from '../store/archive.ts';
import { type AiSystem, changeSystem } from '../store/systems.ts';
import { requireMembers } from './requireMembers.ts';

/** Changes a system's description or its responsible members. Existing reports keep their description. */
export async function updateSystem(ctx: ActorContext, systemId: unknown, input: unknown): Promise<AiSystem> {
  const { organisationId, userId } = signedIn(ctx.actor);
  const id = idOrNotFound(systemId, 'AI system');
  const wish = parse(UpdateSystemInput, input);
  const updated = await ctx.transaction(async tx => {
    const system = await requireInUse(tx, organisationId, id);
    const changes = systemChanges(system, wish);
    if (Object.keys(changes).length === 0) return system;
    const people = [changes.ownerId, changes.reviewerId].filter(id => typeof id === 'number');
    const otherwise = 'Owner and reviewer must be members of the organisation.';
    await requireMembers(tx, { organisationId, asker: userId, people, otherwise });
    const changed = await changeSystem(tx, organisationId, id, changes);
    tx.publish(SystemUpdated, { ...ownerOf(changed), version: changed.version, system: publishedSystem(changed) });
    const about = { organisationId, by: userId, systemId: id };
    for (const [person, what] of [
      [changes.ownerId, 'systemOwner'],
      [changes.reviewerId, 'systemReviewer'],
    ] as const)
      if (person && person !== userId) tx.send(Notify, { ...about, userId: person, what });
    return changed;
  });
  ctx.notify(organisationId, 'systems');
  return updated;
}
