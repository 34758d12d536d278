import { DomainError } from '@aicp/contracts/domainError';
import { allowances, type Plan, planOffers } from '@aicp/contracts/rights/plans';

const PLANS = planOffers.filter(({ id }) => allowances[id].apiAccess).map(({ name }) => name);
const SENTENCE = `API access is part of the ${PLANS.join(' and ')} plan.`;

/**
 * Checks whether a user may create API tokens. A trial allows it and states the plan that would be needed.
 * @returns a notice to show, or null
 * @throws DomainError FORBIDDEN
 */
export function requireApi(plan: Plan, trial: boolean): string | null {
  if (allowances[plan].apiAccess) return null;
  if (trial) return `${SENTENCE} This trial includes it.`;
  throw new DomainError('FORBIDDEN', SENTENCE);
}
