import type { Route } from '../http/route.ts';
import { customerRoutes } from './customers.ts';
import { eventRoutes } from './events.ts';
import { invoiceRoutes } from './invoices.ts';
import { paymentIntentRoutes } from './paymentIntents.ts';
import { paymentMethodRoutes } from './paymentMethods.ts';
import { portalRoutes } from './portal.ts';
import { priceRoutes } from './prices.ts';
import { productRoutes } from './products.ts';
import { refundRoutes } from './refunds.ts';
import { setupIntentRoutes } from './setupIntents.ts';
import { subscriptionRoutes } from './subscriptions.ts';

/** What the simulator knows of Stripe's API. */
export const routes: Route[] = [
  ...customerRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...subscriptionRoutes,
  ...paymentIntentRoutes,
  ...setupIntentRoutes,
  ...paymentMethodRoutes,
  ...invoiceRoutes,
  ...refundRoutes,
  ...eventRoutes,
  ...portalRoutes,
];
