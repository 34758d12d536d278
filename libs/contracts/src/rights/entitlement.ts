import { allowances, documentPrices, type Plan, planNames } from './plans.ts';

/** The decision about a right of a plan, the same in every service. `notice` is a trial's sentence when a plan would refuse. */
export type Verdict = { allowed: true; notice: string | null } | { allowed: false; message: string };

const ALLOWED: Verdict = { allowed: true, notice: null };
const PLANS: readonly Plan[] = ['free', 'starter', 'professional', 'enterprise'];

/**
 * Whether another AI system may be created.
 * @param systems the number of existing systems
 * @param enforced false in a trial: everything is allowed, with a notice
 */
export function mayAddSystem(asked: { plan: Plan; systems: number; enforced: boolean }): Verdict {
  const { plan, systems, enforced } = asked;
  const most = allowances[plan].aiSystems;
  if (most === null || systems < most) return ALLOWED;
  const larger = PLANS.find(other => {
    const limit = allowances[other].aiSystems;
    return limit === null || limit > most;
  });
  const has = `Your ${planNames[plan]} plan includes ${most} AI systems.`;
  if (!larger) return enforced ? { allowed: false, message: has } : ALLOWED;
  const limit = allowances[larger].aiSystems;
  const way = `The ${planNames[larger]} plan includes ${limit ?? 'an unlimited number'}: see /pricing.`;
  if (enforced) return { allowed: false, message: `${has} ${way}` };
  return { allowed: true, notice: `${has} This trial allows more. ${way}` };
}

/** Whether reports and documents show the organisation's own logo and colour. */
export function mayWhiteLabel({ plan, enforced }: { plan: Plan; enforced: boolean }): Verdict {
  if (allowances[plan].whiteLabel) return ALLOWED;
  const message = 'Your own logo and colour are part of the Enterprise plan: see /pricing.';
  return enforced ? { allowed: false, message } : { allowed: true, notice: `This trial includes it. ${message}` };
}

/**
 * Whether a document may be generated, and on what basis.
 * @param bought whether this type was bought for an assessment of the system under this law: regeneration is included, and so are later
 * assessments
 * @param includedThisMonth the number of documents that the plan has already covered in this calendar month (UTC)
 */
export function mayGenerateDocument(asked: {
  plan: Plan;
  bought: boolean;
  includedThisMonth: number;
  jurisdiction: 'EU' | 'UK';
  enforced: boolean;
}): Verdict & { right?: 'purchase' | 'plan' | 'trial' } {
  const { plan, bought, includedThisMonth, jurisdiction, enforced } = asked;
  if (bought) return { ...ALLOWED, right: 'purchase' };
  const included = allowances[plan].documentsPerMonth;
  if (included === null || includedThisMonth < included) return { ...ALLOWED, right: 'plan' };
  const { amount, currency } = documentPrices[jurisdiction];
  const has =
    included > 0 ? `You have used the ${included} documents included in your ${planNames[plan]} plan this month. ` : '';
  if (!enforced)
    return {
      allowed: true,
      right: 'trial',
      notice: `${has}Outside a trial this document would cost ${currency} ${amount}.`,
    };
  const call = 'buy it on the report page or with POST /api/document-purchases';
  const larger =
    plan === 'professional'
      ? 'The Enterprise plan includes unlimited documents'
      : 'The Professional plan includes 3 documents a month';
  return {
    allowed: false,
    message: `${has}This document costs ${currency} ${amount}: ${call}. ${larger}: see /pricing.`,
  };
}
