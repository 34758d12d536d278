import type { List } from '../list.ts';
import { newId } from '../newId.ts';
import type { Customer } from './customer.ts';
import type { InvoiceLine } from './invoiceLine.ts';
import type { Period } from './subscriptionItem.ts';

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
