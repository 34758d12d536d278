import { DomainError } from '@aicp/contracts/domainError';
import { SystemArchived, SystemRestored } from '@aicp/contracts/events/assessmentEvents';
import { EraseSystemInput, HoldSystemInput } from '@aicp/contracts/inputs/assessmentInputs';
import { ownerOf } from '@aicp/contracts/owner';
import { parse } from '@aicp/contracts/parse';
import { type Actor, requireRight, signedIn } from '@aicp/contracts/rights/actor';
import { mayAddSystem } from '@aicp/contracts/rights/entitlement';
import { effectivePlan } from '@aicp/contracts/rights/plans';
import { requireRecentConfirmation } from '@aicp/contracts/rights/recentConfirmation';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { ActorContext } from '@aicp/service/store/context';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import { isHeld, requireHoldDay } from '../domain/holdDay.ts';
import { findPlan } from '../store/plans.ts';
import { type AiSystem, changeSystem, countSystems, findSystem, IN_USE } from '../store/systems.ts';
import { eraseNow } from './deleteSystem.ts';
import { refreshLawChanges } from './refreshLawChanges.ts';

/**
 * Restores an archived system, within the plan, and computes the law changes of its results since it was archived.
 * @throws DomainError CONFLICT for one in use
 */
export async function restoreSystem(
  ctx: RequestContext,
  systemId: unknown,
): Promise<AiSystem & { notice: string | null }> {
  const { organisationId } = signedIn(ctx.actor);
  const restored = await ctx.transaction(async tx => {
    // Two concurrent requests cannot both be the last allowed.
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) throw notFound('AI system');
    const { id } = await requireArchived(tx, organisationId, systemId);
    const plan = effectivePlan(await findPlan(tx, organisationId), ctx.plansOff);
    const verdict = mayAddSystem({ plan, systems: await countSystems(tx, organisationId), enforced: !ctx.trial });
    if (!verdict.allowed) throw new DomainError('FORBIDDEN', verdict.message);
    const system = await changeSystem(tx, organisationId, id, IN_USE);
    await refreshLawChanges(tx, ctx, system);
    tx.publish(SystemRestored, { ...ownerOf(system), version: system.version, systemId: id });
    return { ...system, notice: verdict.notice };
  });
  ctx.notify(organisationId, 'systems');
  return restored;
}

/**
 * Changes the hold date of an archived system. Anyone who may archive can extend the hold. To shorten it or to erase the system, an
 * organisation owner must confirm their identity.
 */
export async function holdSystem(ctx: ActorContext, systemId: unknown, input: unknown): Promise<AiSystem> {
  const { organisationId } = signedIn(ctx.actor);
  const { heldUntil } = parse(HoldSystemInput, input);
  requireHoldDay(heldUntil, ctx.now());
  const held = await ctx.transaction(async tx => {
    const system = await requireArchived(tx, organisationId, systemId);
    if (system.heldUntil === heldUntil) return system;
    if (heldUntil === null || (system.heldUntil !== null && heldUntil < system.heldUntil))
      requireEraser(ctx.actor, system, ctx.now());
    const { id } = system;
    const changed = await changeSystem(tx, organisationId, id, { heldUntil, isHoldTold: false });
    tx.publish(SystemArchived, {
      ...ownerOf(changed),
      version: changed.version,
      systemId: id,
      heldUntil,
      act: 'held',
    });
    return changed;
  });
  ctx.notify(organisationId, 'systems');
  return held;
}

/**
 * Permanently deletes an archived system with all its data. Returns its id.
 * @throws DomainError CONFLICT for one in use
 */
export async function eraseArchived(ctx: ActorContext, systemId: unknown, input: unknown): Promise<number> {
  const { organisationId } = signedIn(ctx.actor);
  const { reason } = parse(EraseSystemInput, input);
  const id = await ctx.transaction(async tx => {
    const system = await requireArchived(tx, organisationId, systemId);
    requireEraser(ctx.actor, system, ctx.now());
    await eraseNow(tx, system, reason);
    return system.id;
  });
  ctx.notify(organisationId, 'systems');
  return id;
}

/** Requires an organisation owner with recent confirmation to erase a system before its hold ends. */
function requireEraser(actor: Actor, system: AiSystem, now: Date): void {
  if (!isHeld(system, now)) return;
  requireRight(actor, 'own');
  requireRecentConfirmation(actor, now);
}

async function requireArchived(tx: Transaction, organisationId: number, systemId: unknown): Promise<AiSystem> {
  const system = await findSystem(organisationId, idOrNotFound(systemId, 'AI system'), tx.session);
  if (!system) throw notFound('AI system');
  if (!system.isArchived)
    throw new DomainError('CONFLICT', 'This AI system is not archived. Deleting an assessed system archives it.');
  return system;
}
