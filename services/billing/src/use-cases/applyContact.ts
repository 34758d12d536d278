import { UpdateStripeCustomer } from '@aicp/contracts/events/billingJobs';
import type { Owner } from '@aicp/contracts/owner';
import type { Context } from '@aicp/service/store/context';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { upsertContact } from '../store/contacts.ts';

type User = Owner & { version: number; username: string; email: string; companyName: string | null };

/** Stores the contact for a user's invoices. Ignores older states. */
export async function applyContact(ctx: Context, user: User): Promise<void> {
  const { userId, organisationId, version, username, email, companyName } = user;
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'user', userId))) return;
    const newer = await upsertContact(tx, {
      id: userId,
      organisationId,
      version,
      email,
      name: companyName ?? username,
    });
    if (newer) tx.send(UpdateStripeCustomer, { userId, organisationId });
  });
}
