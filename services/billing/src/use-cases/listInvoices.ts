import { signedIn } from '@aicp/contracts/actor';
import type { Invoice } from '../adapters/stripePayments.ts';
import type { RequestContext } from '../context.ts';
import { findCustomer } from '../store/customers.ts';
import { modeInForce } from '../store/paymentSettings.ts';

/** The caller's invoices in the payment mode in force. They are Stripe's: no copy is kept. */
export async function listInvoices({ actor, providers }: RequestContext): Promise<Invoice[]> {
  const { userId } = signedIn(actor);
  const mode = await modeInForce();
  const customer = await findCustomer(userId, mode);
  return (customer?.stripeId && (await providers[mode]?.payments.listInvoices(customer.stripeId))) || [];
}
