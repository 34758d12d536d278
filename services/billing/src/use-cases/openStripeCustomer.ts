import { DeleteStripeCustomer, UpdateStripeCustomer } from '@aicp/contracts/billingJobs';
import { DomainError } from '@aicp/contracts/domainError';
import type { Owner } from '@aicp/contracts/owner';
import { nextId } from '@aicp/service/store/serialIds';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import type { RequestContext } from '../context.ts';
import { findCustomer, openCustomer, setStripeId } from '../store/customers.ts';
import type { InForce } from './providerInForce.ts';

/**
 * Stripe's id of a user in the mode in force. Made at the first purchase; two at the same moment make one.
 * @throws DomainError UNAUTHENTICATED when the account has just been deleted
 */
export async function openStripeCustomer(
  ctx: RequestContext,
  owner: Owner,
  { mode, provider }: InForce,
): Promise<string> {
  const { userId } = owner;
  const known = (await findCustomer(userId, mode)) ?? (await open(ctx, owner, mode));
  if (known.stripeId) return known.stripeId;
  const stripeId = await provider.customers.create(userId, known.key);
  const kept = await ctx.transaction(async tx => {
    if (!(await lockUnlessGone(tx, 'user', userId))) {
      tx.send(DeleteStripeCustomer, { mode, customerId: stripeId });
      return false;
    }
    await setStripeId(tx, userId, mode, stripeId);
    tx.send(UpdateStripeCustomer, owner);
    return true;
  });
  if (!kept) throw gone();
  await provider.customers.locate(stripeId, ctx.client.address);
  return stripeId;
}

async function open(ctx: RequestContext, owner: Owner, mode: InForce['mode']) {
  const { userId } = owner;
  const customer = { id: await nextId('customers'), ...owner, mode, key: crypto.randomUUID() };
  const opened = await ctx.transaction(async tx => {
    if (!(await lockUnlessGone(tx, 'user', userId))) throw gone();
    await openCustomer(tx, customer);
    return findCustomer(userId, mode, tx.session);
  });
  if (!opened) throw new Error('a customer was made and is not there');
  return opened;
}

const gone = () => new DomainError('UNAUTHENTICATED', 'Please sign in.');
