import { PaymentModeStated } from '@aicp/contracts/events/billingEvents';
import type { Context } from '@aicp/service/store/context';
import { findSettings } from '../store/paymentSettings.ts';

/** Publishes the current payment mode for services that do not know it. */
export async function publishPaymentMode(ctx: Context): Promise<void> {
  await ctx.publish(PaymentModeStated, await findSettings());
}
