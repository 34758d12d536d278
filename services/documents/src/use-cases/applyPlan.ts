import type { SubscriptionChangedData } from '@aicp/contracts/events/subscriptionEvents';
import type { Context } from '@aicp/service/store/context';
import { resolveCreator } from '@aicp/service/store/creators';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { type PurchaseCopy, upsertPlan, upsertPurchase } from '../store/entitlements.ts';
import { type PaymentMode, upsertPaymentMode } from '../store/paymentMode.ts';

/** Stores the current plan, if newer than the stored one. */
export async function applyPlan(ctx: Context, changed: SubscriptionChangedData): Promise<void> {
  await ctx.transaction(async tx => {
    if (await lockUnlessDeleted(tx, 'organisation', changed.organisationId)) await upsertPlan(tx, changed);
  });
}

/** Stores the current payment mode, if newer than the stored one. */
export async function applyPaymentMode(ctx: Context, mode: PaymentMode): Promise<void> {
  await ctx.transaction(tx => upsertPaymentMode(tx, mode));
}

/** Stores a purchase or its revocation, if newer than the stored state. */
export async function applyPurchase(ctx: Context, purchase: PurchaseCopy): Promise<void> {
  const { purchaseId, organisationId, version, assessmentId, documentType, paid, testMode } = purchase;
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    await upsertPurchase(tx, {
      purchaseId,
      userId: await resolveCreator(tx, purchase),
      organisationId,
      version,
      assessmentId,
      documentType,
      paid,
      testMode,
    });
  });
}
