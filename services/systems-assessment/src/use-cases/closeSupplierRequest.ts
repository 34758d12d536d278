import type { LinkEndedData } from '@aicp/contracts/events/requestEvents';
import type { Context } from '@aicp/service/store/context';
import { changeRequest, findRequest, removeRequest } from '../store/supplierRequests.ts';

/** A link was revoked: sent answers stay, and a request that was never sent is deleted with its draft. */
export async function closeSupplierRequest(ctx: Context, { organisationId, linkId }: LinkEndedData): Promise<void> {
  await ctx.transaction(async tx => {
    const request = await findRequest(organisationId, linkId, tx.session);
    if (!request) return;
    if (request.sends === 0) await removeRequest(tx, linkId);
    else if (!request.endedAt) await changeRequest(tx, linkId, { endedAt: ctx.now(), draft: {} });
  });
}
