import type { Owner } from '@aicp/contracts/owner';
import type Stripe from 'stripe';
import type { Payment } from '../domain/purchase.ts';
import { metadataOf } from './metadataOf.ts';
import { isStripeRefusal, unlessMissing } from './stripeClient.ts';

/** An invoice as shown in an account. Amounts are in minor units. */
export type Invoice = {
  id: string;
  number: string | null;
  createdAt: Date;
  amount: number;
  paid: number;
  /** Time of payment; of creation if Stripe does not state it. */
  paidAt: Date;
  currency: string;
  status: string;
  pdfUrl: string | null;
  hostedUrl: string | null;
};

export type Sale = Owner & { amount: number; currency: 'EUR' | 'GBP'; purchaseId: number; what: string };

const SHOWN_INVOICES = 24;
/** The most entries that Stripe lists at once. */
const PAGE = 100;
/** No payment methods that redirect to another site. */
const HERE = { enabled: true, allow_redirects: 'never' } as const;

export function stripePayments(stripe: Stripe, { tax }: { tax: boolean }) {
  async function taxHooks(customerId: string, sale: Sale, key: string) {
    const calculation = await stripe.tax.calculations.create(
      {
        customer: customerId,
        currency: sale.currency.toLowerCase(),
        line_items: [{ amount: sale.amount, reference: `purchase-${sale.purchaseId}`, tax_behavior: 'inclusive' }],
      },
      { idempotencyKey: `${key}-tax` },
    );
    return { hooks: { inputs: { tax: { calculation: calculation.id ?? '' } } } };
  }

  /** Null if Stripe no longer has the payment, for example after an account's test data were deleted. */
  async function readPayment(paymentIntentId: string): Promise<Payment | null> {
    const asked = stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] });
    const intent = await asked.catch(unlessMissing);
    if (!intent) return null;
    const charge = chargeOf(intent);
    if (!charge?.disputed) return reduced(intent, []);
    const { data } = await stripe.disputes.list({ payment_intent: paymentIntentId, limit: 10 });
    return reduced(
      intent,
      data.map(({ status }) => status),
    );
  }

  return {
    /** @param key two calls with the same key create one payment */
    async createPayment(customerId: string, sale: Sale, key: string): Promise<Payment> {
      const intent = await stripe.paymentIntents.create(
        {
          amount: sale.amount,
          currency: sale.currency.toLowerCase(),
          customer: customerId,
          automatic_payment_methods: HERE,
          description: sale.what,
          metadata: { purchaseId: String(sale.purchaseId), ...metadataOf(sale) },
          ...(tax ? await taxHooks(customerId, sale, key) : {}),
        },
        { idempotencyKey: key },
      );
      return reduced(intent, []);
    },

    readPayment,

    /** The customer's invoices, newest first and without drafts; empty for a customer that Stripe no longer has. */
    async listInvoices(customerId: string): Promise<Invoice[]> {
      const listed = await stripe.invoices.list({ customer: customerId, limit: SHOWN_INVOICES }).catch(unlessMissing);
      return (listed?.data ?? [])
        .filter(({ status }) => status !== 'draft')
        .map(invoice => ({
          id: invoice.id,
          number: invoice.number,
          createdAt: new Date(invoice.created * 1000),
          amount: invoice.total,
          paid: invoice.amount_paid,
          paidAt: paidAtOf(invoice),
          currency: invoice.currency.toUpperCase(),
          status: invoice.status ?? 'open',
          pdfUrl: invoice.invoice_pdf ?? null,
          hostedUrl: invoice.hosted_invoice_url ?? null,
        }));
    },

    /** The charge of an invoice, and whether it was for a renewal; null if missing at Stripe. */
    async readInvoice(invoiceId: string) {
      const invoice = await stripe.invoices.retrieve(invoiceId).catch(unlessMissing);
      if (!invoice) return null;
      return {
        id: invoice.id,
        paid: invoice.amount_paid,
        paidAt: paidAtOf(invoice),
        due: invoice.amount_due,
        currency: invoice.currency.toUpperCase(),
        renewal: invoice.billing_reason === 'subscription_cycle',
        customerId: typeof invoice.customer === 'string' ? invoice.customer : (invoice.customer?.id ?? null),
        nextAttemptAt: invoice.next_payment_attempt ? new Date(invoice.next_payment_attempt * 1000) : null,
      };
    },

    /** The invoice that a payment was for; undefined if missing. */
    async findInvoiceOf(paymentIntentId: string): Promise<string | undefined> {
      const payment = { type: 'payment_intent', payment_intent: paymentIntentId } as const;
      const listed = await stripe.invoicePayments.list({ payment, limit: 1 }).catch(unlessMissing);
      const invoice = listed?.data[0]?.invoice;
      return typeof invoice === 'string' ? invoice : invoice?.id;
    },

    /** The payment that paid an invoice; undefined if missing. */
    async readPaymentOf(invoiceId: string): Promise<Payment | undefined> {
      const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', limit: 1 });
      const intent = data[0]?.payment.payment_intent;
      const id = typeof intent === 'string' ? intent : intent?.id;
      return id === undefined ? undefined : ((await readPayment(id)) ?? undefined);
    },

    /** The payments that were refunded or disputed, without repeats. */
    async listReturned(since: { refunds: Date; disputes: Date }): Promise<Set<string>> {
      const payments = new Set<string>();
      const asked = [
        stripe.refunds.list({ created: { gte: secondsOf(since.refunds) }, limit: PAGE }),
        stripe.disputes.list({ created: { gte: secondsOf(since.disputes) }, limit: PAGE }),
      ];
      for (const list of asked)
        for await (const { payment_intent: intent } of list)
          if (intent) payments.add(typeof intent === 'string' ? intent : intent.id);
      return payments;
    },

    /**
     * Retries an overdue invoice with the current card. The result arrives by webhook. If it was paid or voided since, Stripe refuses, and
     * nothing is charged.
     */
    async payInvoice(invoiceId: string): Promise<void> {
      await stripe.invoices.pay(invoiceId).catch((error: unknown) => {
        if (!isStripeRefusal(error)) throw error;
      });
    },
  };
}

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

function paidAtOf({ status_transitions, created }: Stripe.Invoice): Date {
  return new Date((status_transitions.paid_at ?? created) * 1000);
}

function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return charge && typeof charge !== 'string' ? charge : null;
}

function reduced(intent: Stripe.PaymentIntent, disputes: string[]): Payment {
  const charge = chargeOf(intent);
  return {
    id: intent.id,
    status: intent.status,
    clientSecret: intent.client_secret,
    refunded: charge?.refunded ?? false,
    disputes,
    receiptUrl: charge?.receipt_url ?? null,
  };
}
