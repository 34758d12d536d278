import { PaymentModeStated } from '@aicp/contracts/events/billingEvents';
import type { Context } from '@aicp/service/store/context';
import { findSettings } from '../store/paymentSettings.ts';

/** Publishes the payment mode in force for services that have not heard of it. */
export async function publishPaymentMode(ctx: Context): Promise<void> {
  await ctx.publish(PaymentModeStated, await findSettings());
}
