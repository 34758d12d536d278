import { DomainError } from '@aicp/contracts/domainError';
import { DeleteStripeCustomer, UpdateStripeCustomer } from '@aicp/contracts/events/billingJobs';
import type { Owner } from '@aicp/contracts/owner';
import { nextId } from '@aicp/service/store/serialIds';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { isCustomerGone } from '../adapters/stripeClient.ts';
import type { RequestContext } from '../context.ts';
import { clearStripeId, ensureCustomer, findCustomer, setStripeId } from '../store/customers.ts';
import type { ActiveProvider } from './requirePaymentProvider.ts';

/**
 * The organisation's Stripe id in the current mode. Created at the first purchase; concurrent purchases create one.
 * @throws DomainError UNAUTHENTICATED if the organisation has just been deleted
 */
async function ensureStripeCustomer(
  ctx: RequestContext,
  owner: Owner,
  { mode, provider }: ActiveProvider,
): Promise<string> {
  const { organisationId } = owner;
  const known = (await findCustomer(organisationId, mode)) ?? (await open(ctx, owner, mode));
  if (known.stripeId) return known.stripeId;
  const stripeId = await provider.customers.create(owner, known.key);
  const kept = await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) {
      tx.send(DeleteStripeCustomer, { mode, customerId: stripeId });
      return false;
    }
    await setStripeId(tx, organisationId, mode, stripeId);
    tx.send(UpdateStripeCustomer, owner);
    return true;
  });
  if (!kept) throw gone();
  await provider.customers.locate(stripeId, ctx.client.address);
  return stripeId;
}

/**
 * Runs an action with the organisation's customer at Stripe. If Stripe no longer has the customer, another one is created and the action
 * is repeated.
 */
export async function withStripeCustomer<Result>(
  ctx: RequestContext,
  owner: Owner,
  inForce: ActiveProvider,
  work: (customerId: string) => Promise<Result>,
): Promise<Result> {
  const stripeId = await ensureStripeCustomer(ctx, owner, inForce);
  try {
    return await work(stripeId);
  } catch (error) {
    if (!isCustomerGone(error)) throw error;
    ctx.logger.warn({ stripeId }, 'the customer no longer exists at Stripe; creating another one');
    const { organisationId } = owner;
    await ctx.transaction(tx =>
      clearStripeId(tx, { organisationId, mode: inForce.mode }, { stripeId, key: crypto.randomUUID() }),
    );
    return work(await ensureStripeCustomer(ctx, owner, inForce));
  }
}

async function open(ctx: RequestContext, owner: Owner, mode: ActiveProvider['mode']) {
  const { organisationId } = owner;
  const customer = { id: await nextId('customers'), ...owner, mode, key: crypto.randomUUID() };
  const opened = await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) throw gone();
    await ensureCustomer(tx, customer);
    return findCustomer(organisationId, mode, tx.session);
  });
  if (!opened) throw new Error('a created customer was not found');
  return opened;
}

const gone = () => new DomainError('UNAUTHENTICATED', 'Please sign in.');
