import { z } from 'zod';

export const PlanId = z.enum(['starter', 'professional', 'enterprise']);
export type PlanId = z.infer<typeof PlanId>;
export type Plan = PlanId | 'free';

export type PlanOffer = {
  id: PlanId;
  name: string;
  /** Euros a month. */
  price: number;
  interval: 'month';
  features: readonly string[];
  popular: boolean;
};

/** The allowance of each plan; null is unlimited. */
export type Allowance = {
  aiSystems: number | null;
  /** Documents per calendar month without a separate payment. */
  documentsPerMonth: number | null;
  apiAccess: boolean;
  whiteLabel: boolean;
};

export const allowances: Record<Plan, Allowance> = {
  free: { aiSystems: 3, documentsPerMonth: 0, apiAccess: false, whiteLabel: false },
  starter: { aiSystems: 3, documentsPerMonth: 0, apiAccess: false, whiteLabel: false },
  professional: { aiSystems: 10, documentsPerMonth: 3, apiAccess: false, whiteLabel: false },
  enterprise: { aiSystems: null, documentsPerMonth: null, apiAccess: true, whiteLabel: true },
};

/** The effective plan. Without plans (PLANS=off), everyone has the largest one's allowance. */
export function effectivePlan(plan: Plan, plansOff = false): Plan {
  return plansOff ? 'enterprise' : plan;
}

/** The price of one document of one type for one assessment, in major units, by the assessment's law. */
export const documentPrices = {
  EU: { amount: 49, currency: 'EUR' },
  UK: { amount: 39, currency: 'GBP' },
} as const;

export const planNames: Record<Plan, string> = {
  free: 'Free',
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
};

/** A plan's column in the feature comparison; its words are fixed (docs/spec-coverage.md, section 9). */
export type PlanComparison = {
  aiSystems: string;
  documentGeneration: string;
  support: string;
  apiAccess: boolean;
  whiteLabel: boolean;
};

export const planComparison: Record<PlanId, PlanComparison> = {
  starter: {
    aiSystems: '3',
    documentGeneration: 'manual',
    support: 'email',
    apiAccess: false,
    whiteLabel: false,
  },
  professional: {
    aiSystems: '10',
    documentGeneration: '3 per month',
    support: 'priority email',
    apiAccess: false,
    whiteLabel: false,
  },
  enterprise: {
    aiSystems: 'Unlimited',
    documentGeneration: 'unlimited',
    support: '24-7 phone',
    apiAccess: true,
    whiteLabel: true,
  },
};

export const planOffers: readonly PlanOffer[] = [
  {
    id: 'starter',
    name: planNames.starter,
    price: 49,
    interval: 'month',
    features: [
      '3 AI systems',
      'EU AI Act and UK assessments',
      'Risk and compliance reports',
      'Documents priced individually',
      'Email support',
    ],
    popular: false,
  },
  {
    id: 'professional',
    name: planNames.professional,
    price: 149,
    interval: 'month',
    features: [
      '10 AI systems',
      'EU AI Act and UK assessments',
      'Risk and compliance reports',
      '3 generated documents a month',
      'Priority email support',
    ],
    popular: true,
  },
  {
    id: 'enterprise',
    name: planNames.enterprise,
    price: 499,
    interval: 'month',
    features: [
      'Unlimited AI systems',
      'EU AI Act and UK assessments',
      'Unlimited generated documents',
      'API access',
      'White-label reports and documents',
      '24-7 phone support',
    ],
    popular: false,
  },
];
