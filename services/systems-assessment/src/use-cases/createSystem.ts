import { DomainError } from '@aicp/contracts/domainError';
import { SystemCreated } from '@aicp/contracts/events/assessmentEvents';
import { CreateSystemInput } from '@aicp/contracts/inputs/assessmentInputs';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { mayAddSystem } from '@aicp/contracts/rights/entitlement';
import { effectivePlan } from '@aicp/contracts/rights/plans';
import { isFormerMember } from '@aicp/service/store/members';
import { nextId } from '@aicp/service/store/serialIds';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { RequestContext } from '../context.ts';
import { publishedSystem } from '../domain/systemState.ts';
import { findPlan } from '../store/plans.ts';
import { type AiSystem, countSystems, insertSystem } from '../store/systems.ts';
import { newSystem } from './newSystem.ts';

/** Registers an AI system for the caller's organisation, within its plan; a trial allows more with a notice. */
export async function createSystem(ctx: RequestContext, input: unknown): Promise<AiSystem & { notice: string | null }> {
  const { userId, organisationId } = signedIn(ctx.actor);
  const made = { id: await nextId('ai_systems'), userId, organisationId, createdAt: ctx.now() };
  const system = newSystem(made, parse(CreateSystemInput, input));
  const notice = await ctx.transaction(async tx => {
    // A request in progress must not leave data behind when the organisation was erased or its member has left.
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId)) || (await isFormerMember(tx, system)))
      throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
    // The lock above makes concurrent changes of an organisation wait, so that only one can be the last allowed.
    const plan = effectivePlan(await findPlan(tx, organisationId), ctx.plansOff);
    const systems = await countSystems(tx, organisationId);
    const verdict = mayAddSystem({ plan, systems, enforced: !ctx.trial });
    if (!verdict.allowed) throw new DomainError('FORBIDDEN', verdict.message);
    await insertSystem(tx, system);
    tx.publish(SystemCreated, { userId, organisationId, version: system.version, system: publishedSystem(system) });
    return verdict.notice;
  });
  ctx.notify(organisationId, 'systems');
  return { ...system, notice };
}
