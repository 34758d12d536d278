import type { Invoice } from '../objects/invoice.ts';
import type { InvoicePayment } from '../objects/invoicePayment.ts';
import type { PaymentIntent } from '../objects/paymentIntent.ts';
import { load, type Simulation } from '../simulation.ts';

/** The intent that pays an invoice of more than nothing. */
export function intentOf(sim: Simulation, invoice: Invoice): PaymentIntent {
  const payment = sim.store.all<InvoicePayment>('invoice_payment').find(({ invoice: id }) => id === invoice.id);
  return load<PaymentIntent>(sim, 'payment_intent', payment?.payment.payment_intent ?? '');
}

/** The invoice that an intent pays, if it pays one. */
export function invoiceOf(
  sim: Simulation,
  intent: PaymentIntent,
): { payment: InvoicePayment; invoice: Invoice } | undefined {
  const payment = sim.store
    .all<InvoicePayment>('invoice_payment')
    .find(({ payment }) => payment.payment_intent === intent.id);
  return payment && { payment, invoice: load<Invoice>(sim, 'invoice', payment.invoice) };
}
