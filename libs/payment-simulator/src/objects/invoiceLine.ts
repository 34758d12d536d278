import { newId } from '../newId.ts';
import type { Period, SubscriptionItem } from './subscriptionItem.ts';

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

/** A part of the month, waiting for the next invoice of its subscription. */
export interface PendingLine {
  id: string;
  object: 'simulator.pending_line';
  subscription: string;
  line: InvoiceLine;
}
