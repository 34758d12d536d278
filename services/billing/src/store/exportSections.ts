import type { Owner } from '@aicp/contracts/owner';
import { may, type Role } from '@aicp/contracts/rights/rights';
import type { ExportSection } from '@aicp/service/store/exportPage';
import { findContact } from './contacts.ts';
import { findCustomers } from './customers.ts';
import { pagePurchases } from './purchases.ts';

/** Billing's data about a user, and for organisation owners about it, without technical data for Stripe. */
export function exportSections({ userId, organisationId, role }: Owner & { role: Role }): ExportSection[] {
  const person: ExportSection[] = [
    {
      collection: 'contacts',
      async read(after) {
        const contact = await findContact(userId);
        return contact && contact.id > after ? [contact] : [];
      },
    },
  ];
  const organisation: ExportSection[] = [
    {
      collection: 'customers',
      async read(after) {
        const customers = await findCustomers(organisationId);
        return customers.filter(({ id }) => id > after).map(({ key: _, revision: __, ...customer }) => customer);
      },
    },
    { collection: 'purchases', read: (after, limit) => pagePurchases(organisationId, after, limit) },
  ];
  return may(role, 'own') ? [...person, ...organisation] : person;
}
