import { StateRestated } from '@aicp/contracts/adminEvents';
import { PaymentRecorded } from '@aicp/contracts/billingEvents';
import { ownerOf } from '@aicp/contracts/owner';
import { SubscriptionChanged } from '@aicp/contracts/subscriptionEvents';
import { restateAll } from '@aicp/service/queue/restateAll';
import type { Context } from '@aicp/service/store/context';
import { pagePayments } from '../store/payments.ts';
import { pageStandings } from '../store/standings.ts';
import { paymentState } from './recordPayment.ts';

/** Says again what everybody's plan allows, and what was paid. */
export async function restateBilling(ctx: Context, { rebuildId }: { rebuildId: string }): Promise<void> {
  const standings = await restateAll(ctx, 0, pageStandings, (tx, { version, plan, status, endsAt, ...owner }) =>
    tx.restate(rebuildId, SubscriptionChanged, {
      ...ownerOf(owner),
      version,
      plan,
      status,
      endsAt: endsAt?.toISOString() ?? null,
    }),
  );
  const payments = await restateAll(ctx, '', pagePayments, (tx, { id: _, ...payment }) =>
    tx.restate(rebuildId, PaymentRecorded, paymentState(payment)),
  );
  await ctx.publish(StateRestated, { rebuildId, service: 'billing', events: standings + payments });
}
