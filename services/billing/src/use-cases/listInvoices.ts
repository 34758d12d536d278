import type { Invoice } from '../adapters/stripePayments.ts';
import type { RequestContext } from '../context.ts';
import { findCustomer } from '../store/customers.ts';
import { activePaymentMode } from '../store/paymentSettings.ts';
import { requireOwner } from './requireOwner.ts';

/** The invoices of the caller's organisation in the current payment mode. They are read from Stripe; no copy is stored. */
export async function listInvoices({ actor, providers }: RequestContext): Promise<Invoice[]> {
  const { organisationId } = requireOwner(actor);
  const mode = await activePaymentMode();
  const customer = await findCustomer(organisationId, mode);
  return (customer?.stripeId && (await providers[mode]?.payments.listInvoices(customer.stripeId))) || [];
}
