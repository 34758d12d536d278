import type { ExportSection } from '@aicp/service/store/exportPage';
import { findContact } from './contacts.ts';
import { findCustomers } from './customers.ts';
import { pagePurchases } from './purchases.ts';

/** What billing keeps of a user, without what only concerns the talk with Stripe. */
export function exportSections(userId: number): ExportSection[] {
  return [
    {
      collection: 'contacts',
      async read(after) {
        const contact = await findContact(userId);
        return contact && contact.id > after ? [contact] : [];
      },
    },
    {
      collection: 'customers',
      async read(after) {
        const customers = await findCustomers(userId);
        return customers.filter(({ id }) => id > after).map(({ key: _, revision: __, ...customer }) => customer);
      },
    },
    { collection: 'purchases', read: (after, limit) => pagePurchases(userId, after, limit) },
  ];
}
