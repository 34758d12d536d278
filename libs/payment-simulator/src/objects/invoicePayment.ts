import { newId } from '../newId.ts';
import type { Invoice } from './invoice.ts';

/** The bond between an invoice and the payment intent that pays it. */
export function newInvoicePayment(now: number, invoice: Invoice, paymentIntent: string) {
  return {
    id: newId('inpay'),
    object: 'invoice_payment' as const,
    amount_paid: null as number | null,
    amount_requested: invoice.amount_due,
    created: now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: paymentIntent, type: 'payment_intent' },
    status: 'open' as 'open' | 'paid' | 'canceled',
    status_transitions: { canceled_at: null as number | null, paid_at: null as number | null },
  };
}

export type InvoicePayment = ReturnType<typeof newInvoicePayment>;
