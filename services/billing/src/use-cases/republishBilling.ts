import { StateRepublished } from '@aicp/contracts/events/adminEvents';
import { PaymentRecorded } from '@aicp/contracts/events/billingEvents';
import { SubscriptionChanged } from '@aicp/contracts/events/subscriptionEvents';
import { ownerOf } from '@aicp/contracts/owner';
import { republishAll } from '@aicp/service/queue/republishAll';
import type { Context } from '@aicp/service/store/context';
import { pagePayments } from '../store/payments.ts';
import { pageStandings } from '../store/standings.ts';
import { paymentState } from './recordPayment.ts';

/** Publishes every organisation's plan and every payment again. */
export async function republishBilling(ctx: Context, { rebuildId }: { rebuildId: string }): Promise<void> {
  const standings = await republishAll(ctx, 0, pageStandings, (tx, { version, plan, status, endsAt, ...owner }) =>
    tx.republish(rebuildId, SubscriptionChanged, {
      ...ownerOf(owner),
      version,
      plan,
      status,
      endsAt: endsAt?.toISOString() ?? null,
    }),
  );
  const payments = await republishAll(ctx, '', pagePayments, (tx, { id: _, ...payment }) =>
    tx.republish(rebuildId, PaymentRecorded, paymentState(payment)),
  );
  await ctx.publish(StateRepublished, { rebuildId, service: 'billing', events: standings + payments });
}
