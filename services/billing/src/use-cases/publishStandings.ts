import { SubscriptionChanged } from '@aicp/contracts/events/subscriptionEvents';
import type { Owner } from '@aicp/contracts/owner';
import type { Context } from '@aicp/service/store/context';
import type { Transaction } from '@aicp/service/store/transaction';
import { standingOf } from '../domain/subscription.ts';
import { findCustomer } from '../store/customers.ts';
import { activePaymentMode } from '../store/paymentSettings.ts';
import { listStandings, lockPublishedState, upsertStanding } from '../store/standings.ts';

/** Publishes the allowance of an organisation's plan, if it differs from the last published one. */
export async function publishSubscription(tx: Transaction, owner: Owner): Promise<void> {
  const { organisationId } = owner;
  const { version, ...told } = await lockPublishedState(tx, owner);
  const customer = await findCustomer(organisationId, await activePaymentMode(tx.session), tx.session);
  const now = standingOf(customer?.subscription ?? null);
  const same = now.plan === told.plan && now.status === told.status && now.endsAt?.getTime() === told.endsAt?.getTime();
  if (same) return;
  await upsertStanding(tx, organisationId, now, version + 1);
  tx.publish(SubscriptionChanged, {
    ...owner,
    version: version + 1,
    plan: now.plan,
    status: now.status,
    endsAt: now.endsAt?.toISOString() ?? null,
  });
}

const PAGE = 500;

/** Publishes all plans that changed with the payment mode, because another mode has other subscriptions. */
export async function publishStandings(ctx: Context): Promise<void> {
  for (
    let page = await listStandings(0, PAGE);
    page.length > 0;
    page = await listStandings(page.at(-1)?.organisationId ?? 0, PAGE)
  )
    for (const owner of page) await ctx.transaction(tx => publishSubscription(tx, owner));
}
