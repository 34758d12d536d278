import type { Context } from '@aicp/service/store/context';
import { resolveCreator } from '@aicp/service/store/creators';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { applyPurchase, type PurchaseCopy } from '../store/entitlements.ts';

/** Notes what was bought or revoked; only what is newer than what is held counts. */
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
