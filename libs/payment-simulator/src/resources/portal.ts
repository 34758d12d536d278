import { z } from 'zod';
import { route } from '../http/route.ts';
import { loadCustomer } from '../objects/customer.ts';
import { create, newId } from '../simulation.ts';

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

function newPortalSession(
  now: number,
  given: { customer: string; return_url: string | null; locale: string | null },
  pagesUrl: string,
) {
  const id = newId('bps');
  return {
    id,
    object: 'billing_portal.session' as const,
    after_expiration: null,
    configuration: 'bpc_simulator',
    created: now,
    ...given,
    customer_account: null,
    flow: null as object | null,
    livemode: false,
    on_behalf_of: null,
    url: `${pagesUrl}/portal/${id}`,
  };
}

export type PortalSession = ReturnType<typeof newPortalSession>;
