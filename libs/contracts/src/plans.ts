import { z } from 'zod';

export const PlanId = z.enum(['starter', 'professional', 'enterprise']);
export type PlanId = z.infer<typeof PlanId>;
/** What somebody has: a plan, or none. */
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

/** What each plan allows; null is without limit. */
export type Allowance = {
  aiSystems: number | null;
  /** Documents generated in a calendar month without being paid for one by one. */
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

export const planOffers: readonly PlanOffer[] = [
  {
    id: 'starter',
    name: 'Starter',
    price: 49,
    interval: 'month',
    features: [
      '3 AI systems',
      'EU AI Act and UK assessments',
      'Risk and compliance reports',
      'Documents at their single price',
      'Email support',
    ],
    popular: false,
  },
  {
    id: 'professional',
    name: 'Professional',
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
    name: 'Enterprise',
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
