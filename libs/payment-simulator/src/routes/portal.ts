import { z } from 'zod';
import { route } from '../http/route.ts';
import { newPortalSession } from '../objects/portalSession.ts';
import { create, loadCustomer } from '../simulation.ts';

export const portalRoutes = [
  route(
    'POST /v1/billing_portal/sessions',
    z.strictObject({
      configuration: z.string().optional(),
      customer: z.string(),
      flow_data: z.looseObject({ type: z.string() }).optional(),
      locale: z.string().optional(),
      return_url: z.url().optional(),
    }),
    (sim, { customer, return_url = null, locale = null }) => {
      loadCustomer(sim, customer, 'customer');
      return create(sim, newPortalSession(sim.now(), { customer, return_url, locale }, sim.pagesUrl));
    },
  ),
];
