import { newId } from '../newId.ts';

export function newPortalSession(
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
