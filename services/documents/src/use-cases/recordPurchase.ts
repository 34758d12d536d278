import type { Context } from '@aicp/service/store/context';
import { resolveCreator } from '@aicp/service/store/creators';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { applyPurchase, type PurchaseCopy } from '../store/entitlements.ts';

/** Stores a purchase or its revocation, if newer than the stored state. */
export async function recordPurchase(ctx: Context, purchase: PurchaseCopy): Promise<void> {
  const { purchaseId, organisationId, version, assessmentId, documentType, paid, testMode } = purchase;
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    await applyPurchase(tx, {
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
