import { signedIn } from '@aicp/contracts/rights/actor';
import { allowances, effectivePlan } from '@aicp/contracts/rights/plans';
import type { RequestContext } from '../context.ts';
import { findPlan } from '../store/plans.ts';
import { countSystemsUpTo } from '../store/systems.ts';

/** Higher than any plan's limit, so counting stops here. */
const MAX_COUNTED = 10_000;

/** The number of AI systems that count against the organisation's plan, and the number that the plan includes. */
export async function systemUsage({ actor, plansOff }: RequestContext) {
  const { organisationId } = signedIn(actor);
  const [plan, used] = await Promise.all([
    findPlan(undefined, organisationId),
    countSystemsUpTo(organisationId, MAX_COUNTED),
  ]);
  return { used, included: allowances[effectivePlan(plan, plansOff)].aiSystems };
}
