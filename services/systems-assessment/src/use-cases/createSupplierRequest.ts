import { type RequestMadeData, RequestPrepared, RequestStated } from '@aicp/contracts/events/requestEvents';
import { ownerOf } from '@aicp/contracts/owner';
import type { Context } from '@aicp/service/store/context';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { chosenQuestions, type SupplierRequest, statedRequest } from '../domain/supplierRequest.ts';
import { listKept } from '../store/joins.ts';
import { findRequest, insertRequestOnce } from '../store/supplierRequests.ts';
import { supplierQuestionsFor } from './supplierQuestionsFor.ts';

/** Fixes the questions of a link about the organisation's own system, and publishes them, or that the system is missing or archived. */
export async function createSupplierRequest(ctx: Context, made: RequestMadeData): Promise<void> {
  const { organisationId, userId, linkId, label, wish, expiresAt } = made;
  await ctx.transaction(async tx => {
    const exists = await lockUnlessDeleted(tx, 'organisation', organisationId);
    const [system = null] = exists ? await listKept(organisationId, [made.systemId], tx.session) : [];
    if (!system || system.isArchived)
      return tx.publish(RequestPrepared, { userId, organisationId, linkId, system: null, questions: 0 });
    const known = await findRequest(organisationId, linkId, tx.session);
    const questions = known?.questions ?? chosenQuestions(await supplierQuestionsFor(system, tx.session), wish);
    const { id, name } = system;
    const request: SupplierRequest = {
      id: linkId,
      organisationId,
      systemId: id,
      version: 0,
      system: name,
      label,
      questions,
      draft: {},
      proposals: [],
      sends: 0,
      sentAt: null,
      createdAt: ctx.now(),
      expiresAt: new Date(expiresAt),
      endedAt: null,
    };
    await insertRequestOnce(tx, request);
    if (!known) tx.publish(RequestStated, statedRequest(request, system));
    const about = { id, name: known?.system ?? name };
    tx.publish(RequestPrepared, { ...ownerOf(system), linkId, system: about, questions: questions.length });
  });
}
