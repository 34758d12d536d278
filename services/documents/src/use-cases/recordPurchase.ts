import type { Context } from '@aicp/service/store/context';
import { makerOf } from '@aicp/service/store/makers';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import { applyPurchase, type PurchaseCopy } from '../store/entitlements.ts';

/** Notes what was bought or revoked; only what is newer than what is held counts. */
export async function recordPurchase(ctx: Context, purchase: PurchaseCopy): Promise<void> {
  const { purchaseId, organisationId, version, assessmentId, documentType, paid, testMode } = purchase;
  await ctx.transaction(async tx => {
    if (!(await lockUnlessGone(tx, 'organisation', organisationId))) return;
    await applyPurchase(tx, {
      purchaseId,
      userId: await makerOf(tx, purchase),
      organisationId,
      version,
      assessmentId,
      documentType,
      paid,
      testMode,
    });
  });
}
