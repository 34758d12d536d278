/** A plan as returned by GET /api/pricing. */
export type Plan = {
  id: string;
  name: string;
  /** Euros per interval. */
  price: number;
  interval: string;
  features: string[];
  popular: boolean;
  /** Its column of the feature comparison. */
  comparison: {
    aiSystems: string;
    documentGeneration: string;
    support: string;
    apiAccess: boolean;
    whiteLabel: boolean;
  };
};

/** The signed-in user's subscription as returned by GET /api/subscription; `free` without a plan. */
export type CurrentSubscription = { plan: string; status: string };
