import { type LinkEndedData, RequestStated } from '@aicp/contracts/events/requestEvents';
import type { Context } from '@aicp/service/store/context';
import { statedRequest } from '../domain/supplierRequest.ts';
import { changeRequest, findRequest, removeRequest } from '../store/supplierRequests.ts';

/** A link was revoked: sent answers stay, and a request that was never sent is deleted with its draft. */
export async function closeSupplierRequest(ctx: Context, ended: LinkEndedData): Promise<void> {
  const { organisationId, linkId } = ended;
  await ctx.transaction(async tx => {
    const request = await findRequest(organisationId, linkId, tx.session);
    if (!request || request.endedAt) return;
    const endedAt = ctx.now();
    const closed = { ...request, endedAt, version: request.version + 1 };
    if (request.sends === 0) await removeRequest(tx, linkId);
    else await changeRequest(tx, request, { endedAt, draft: {} });
    tx.publish(RequestStated, statedRequest(closed, ended));
  });
}
