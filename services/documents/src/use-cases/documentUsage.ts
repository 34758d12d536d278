import { signedIn } from '@aicp/contracts/rights/actor';
import { allowances, effectivePlan } from '@aicp/contracts/rights/plans';
import type { RequestContext } from '../context.ts';
import { monthOf } from '../domain/generation.ts';
import { countShares, findPlan } from '../store/entitlements.ts';

/** No limit is compared above this. */
const MAX_COUNTED = 10_000;

/** The documents that the caller's organisation has used of its plan's monthly allowance. */
export async function documentUsage({ actor, plansOff, now }: RequestContext) {
  const { organisationId } = signedIn(actor);
  const [plan, used] = await Promise.all([
    findPlan(organisationId),
    countShares(organisationId, monthOf(now()), MAX_COUNTED),
  ]);
  return { used, included: allowances[effectivePlan(plan, plansOff)].documentsPerMonth };
}
