/** A plan as GET /api/pricing offers it. */
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

/** What GET /api/subscription says of the person who is signed in; `free` without a plan. */
export type CurrentSubscription = { plan: string; status: string };
