import { signedIn } from '@aicp/contracts/actor';
import { SystemUpdated } from '@aicp/contracts/assessmentEvents';
import { UpdateSystemInput } from '@aicp/contracts/assessmentInputs';
import { DomainError } from '@aicp/contracts/domainError';
import { ownerOf } from '@aicp/contracts/owner';
import { parse } from '@aicp/contracts/parse';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { ActorContext } from '@aicp/service/store/context';
import { isFormer, membersAmong } from '@aicp/service/store/members';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { systemChanges } from '../domain/systemChanges.ts';
import { systemState } from '../domain/systemState.ts';
import { type AiSystem, changeSystem, findSystem } from '../store/systems.ts';

/** Changes a system's description, or who answers for it. Existing reports keep the description they were made with. */
export async function updateSystem(ctx: ActorContext, systemId: unknown, input: unknown): Promise<AiSystem> {
  const { organisationId, userId } = signedIn(ctx.actor);
  const id = idOrNotFound(systemId, 'AI system');
  const wish = parse(UpdateSystemInput, input);
  const updated = await ctx.transaction(async tx => {
    const system = await findSystem(organisationId, id, tx.session);
    if (!system) throw notFound('AI system');
    const changes = systemChanges(system, wish);
    if (Object.keys(changes).length === 0) return system;
    await requireMembers(tx, organisationId, userId, changes);
    const changed = await changeSystem(tx, organisationId, id, changes);
    tx.publish(SystemUpdated, { ...ownerOf(changed), version: changed.version, system: systemState(changed) });
    return changed;
  });
  ctx.notify(organisationId, 'systems');
  return updated;
}

/**
 * Who asks is a member, unless they have left by now.
 * @throws DomainError INVALID for an owner or a reviewer who is not in the organisation
 */
async function requireMembers(
  tx: Transaction,
  organisationId: number,
  asker: number,
  { ownerId, reviewerId }: UpdateSystemInput,
): Promise<void> {
  const people = [ownerId, reviewerId].filter(id => typeof id === 'number');
  if (people.length === 0) return;
  // The end of a membership waits for this lock: it clears what is named here, or is seen here.
  if (!(await lockUnlessGone(tx, 'organisation', organisationId))) throw notFound('AI system');
  const members = await membersAmong(tx, organisationId, people);
  if (!(await isFormer(tx, { organisationId, userId: asker }))) members.add(asker);
  if (people.every(id => members.has(id))) return;
  throw new DomainError('INVALID', 'Owner and reviewer must be members of the organisation.');
}
