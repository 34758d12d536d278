import { day, money } from '../money.ts';
import { type InvoiceLine, newInvoiceLine } from '../objects/invoiceLine.ts';
import type { Price } from '../objects/price.ts';
import type { Product } from '../objects/product.ts';
import type { Period, SubscriptionItem } from '../objects/subscriptionItem.ts';
import { load, type Simulation } from '../simulation.ts';

const nameOf = (sim: Simulation, price: Price) => load<Product>(sim, 'product', price.product).name;

/** The lines of a whole period: "1 × Professional (at €149.00 / month)". */
export const periodLines = (sim: Simulation, items: SubscriptionItem[]): InvoiceLine[] =>
  items.map(item => {
    const { price, quantity, current_period_start: start, current_period_end: end } = item;
    const each = `${money(price.unit_amount, price.currency)} / ${price.recurring?.interval}`;
    return newInvoiceLine({
      item,
      amount: price.unit_amount * quantity,
      period: { start, end },
      description: `${quantity} × ${nameOf(sim, price)} (at ${each})`,
      proration: false,
    });
  });

/** What changing an item in the middle of its period gives back and costs, to the second. */
export function prorationLines(
  sim: Simulation,
  before: SubscriptionItem[],
  after: SubscriptionItem[],
  at: number,
): InvoiceLine[] {
  const lineOf = (item: SubscriptionItem, sign: 1 | -1, what: string) => {
    const period: Period = { start: at, end: item.current_period_end };
    const share = (period.end - at) / (item.current_period_end - item.current_period_start);
    return newInvoiceLine({
      item,
      amount: sign * Math.round(item.price.unit_amount * item.quantity * share),
      period,
      description: `${what} time on ${item.quantity} × ${nameOf(sim, item.price)} after ${day(at)}`,
      proration: true,
    });
  };
  const same = (one: SubscriptionItem, other: SubscriptionItem) =>
    one.id === other.id && one.price.id === other.price.id && one.quantity === other.quantity;
  return [
    ...before.filter(item => !after.some(other => same(item, other))).map(item => lineOf(item, -1, 'Unused')),
    ...after.filter(item => !before.some(other => same(item, other))).map(item => lineOf(item, 1, 'Remaining')),
  ];
}
