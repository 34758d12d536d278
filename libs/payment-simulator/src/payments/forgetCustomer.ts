import { type Customer, newCustomer } from '../objects/customer.ts';
import type { Store, Stored } from '../store.ts';

/** What names a person in any object of Stripe's. */
const PERSONAL = [
  'address',
  'customer_address',
  'customer_email',
  'customer_name',
  'customer_phone',
  'email',
  'name',
  'phone',
  'receipt_email',
];

/**
 * Leaves of a deleted customer the id, and what was paid: no name, no address, in no object, event or kept answer, and in no
 * line of the journal. Stripe itself keeps more, as the law asks of it.
 */
export function forgetCustomer(store: Store, { id, created }: Pick<Customer, 'id' | 'created'>): void {
  const quoted = `"${id}"`;
  const about = (object: string) =>
    store.all<Stored>(object).filter(value => value.id === id || JSON.stringify(value).includes(quoted));
  for (const answer of about('simulator.idempotency')) store.remove(answer);
  for (const method of about('payment_method')) store.remove(method);
  for (const object of ['charge', 'event', 'invoice', 'payment_intent', 'setup_intent', 'subscription'])
    for (const value of about(object)) store.put(withoutPersonal(value));
  store.put({ ...newCustomer(created), id, deleted: true });
  store.forget();
}

function withoutPersonal<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutPersonal) as Value;
  if (value === null || typeof value !== 'object') return value;
  const cleaned = Object.entries(value).map(([key, part]) => [
    key,
    PERSONAL.includes(key) ? null : withoutPersonal(part),
  ]);
  return Object.fromEntries(cleaned);
}
