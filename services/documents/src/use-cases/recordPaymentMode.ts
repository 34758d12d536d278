import type { Context } from '@aicp/service/store/context';
import { type PaymentMode, upsertPaymentMode } from '../store/paymentMode.ts';

/** Stores the current payment mode, if newer than the stored one. */
export async function recordPaymentMode(ctx: Context, mode: PaymentMode): Promise<void> {
  await ctx.transaction(tx => upsertPaymentMode(tx, mode));
}
