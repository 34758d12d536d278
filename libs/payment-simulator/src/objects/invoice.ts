import type { List } from '../http/route.ts';
import { newId } from '../simulation.ts';
import type { Customer } from './customer.ts';
import type { Period, SubscriptionItem } from './subscription.ts';

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

/** An open invoice of a subscription with the given lines; amounts in minor units. */
export function newInvoice(
  now: number,
  given: {
    customer: Customer;
    subscription: { id: string; metadata: Record<string, string> };
    reason: BillingReason;
    currency: string;
  },
  lines: InvoiceLine[],
  period: Period,
) {
  const { customer, subscription } = given;
  const id = newId('in');
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const due = Math.max(0, total + customer.balance);
  return {
    id,
    object: 'invoice' as const,
    account_country: 'IE',
    account_name: 'Payment simulator',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null as { type: 'self' } | null,
      provider: null as 'stripe' | null,
      status: null as 'complete' | null,
    },
    automatically_finalizes_at: null,
    billing_reason: given.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: given.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: customer.balance + total - due,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null as string | null,
    invoice_pdf: null as string | null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: lines.map(line => ({ ...line, invoice: id })),
      has_more: false,
      total_count: lines.length,
      url: `/v1/invoices/${id}/lines`,
    } as List<InvoiceLine>,
    livemode: false,
    metadata: {} as Record<string, string>,
    next_payment_attempt: null as number | null,
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}` as string | null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'open' as 'draft' | 'open' | 'paid' | 'void' | 'uncollectible',
    status_transitions: {
      finalized_at: now as number | null,
      marked_uncollectible_at: null as number | null,
      paid_at: null as number | null,
      voided_at: null as number | null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  };
}

export type Invoice = ReturnType<typeof newInvoice>;

interface Given {
  item: Pick<SubscriptionItem, 'id' | 'subscription' | 'price' | 'quantity'>;
  /** Minor units; negative for a credit. */
  amount: number;
  period: Period;
  description: string;
  proration: boolean;
}

export function newInvoiceLine({ item, amount, period, description, proration }: Given) {
  const { price, quantity, subscription } = item;
  return {
    id: newId('il'),
    object: 'line_item' as const,
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: null as string | null,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: { credited_items: null },
        subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription,
    subtotal: amount,
    taxes: [],
  };
}

export type InvoiceLine = ReturnType<typeof newInvoiceLine>;

/** A proration that waits for the next invoice of its subscription. */
export interface PendingLine {
  id: string;
  object: 'simulator.pending_line';
  subscription: string;
  line: InvoiceLine;
}

/** The link between an invoice and the payment intent that pays it. */
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
