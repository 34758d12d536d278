import { missing } from '../StripeError.ts';
import { load, newId, randomText, type Simulation } from '../simulation.ts';
import type { PaymentMethod } from './paymentMethod.ts';

export type Address = Record<string, string>;

export function newCustomer(now: number) {
  return {
    id: newId('cus'),
    object: 'customer' as const,
    address: null as Address | null,
    /** Minor units; negative for the customer's credit. */
    balance: 0,
    created: now,
    currency: null as string | null,
    default_source: null,
    delinquent: false,
    description: null as string | null,
    discount: null,
    email: null as string | null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null as string | null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {} as Record<string, string>,
    name: null as string | null,
    next_invoice_sequence: 1,
    phone: null as string | null,
    preferred_locales: [] as string[],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    deleted: undefined as true | undefined,
  };
}

export type Customer = ReturnType<typeof newCustomer>;

/** A customer that is not deleted. */
export function loadCustomer(sim: Simulation, id: string, param?: string): Customer {
  const customer = load<Customer>(sim, 'customer', id, param);
  if (customer.deleted) throw missing('customer', id, param);
  return customer;
}

/** Requires the customer of a list to exist; a deleted one still has its subscriptions and invoices. */
export function requireCustomer(sim: Simulation, id: string | undefined): void {
  if (id !== undefined) load<Customer>(sim, 'customer', id, 'customer');
}

/** The card charged for a subscription or an invoice, if there is one. */
export function defaultMethodOf(sim: Simulation, customer: string, own: string | null): PaymentMethod | undefined {
  const id = own ?? sim.store.get<Customer>('customer', customer)?.invoice_settings.default_payment_method;
  return id ? sim.store.get<PaymentMethod>('payment_method', id) : undefined;
}
