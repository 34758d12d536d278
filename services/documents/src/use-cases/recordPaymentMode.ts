import type { Context } from '@aicp/service/store/context';
import { type PaymentMode, upsertPaymentMode } from '../store/paymentMode.ts';

/** Notes which payment mode is in force; only what is newer than what is held counts. */
export async function recordPaymentMode(ctx: Context, mode: PaymentMode): Promise<void> {
  await ctx.transaction(tx => upsertPaymentMode(tx, mode));
}
