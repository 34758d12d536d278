import { DomainError } from '@aicp/contracts/domainError';
import { RequestSent, RequestStated } from '@aicp/contracts/events/requestEvents';
import { SupplierAnswers } from '@aicp/contracts/inputs/requests';
import { MAX_SENDS } from '@aicp/contracts/limits';
import { ownerOf } from '@aicp/contracts/owner';
import { parse } from '@aicp/contracts/parse';
import { requireSupplierLink } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { ActorContext } from '@aicp/service/store/context';
import type { Transaction } from '@aicp/service/store/transaction';
import { afterSending, type SupplierRequest, statedRequest, withAnswers } from '../domain/supplierRequest.ts';
import { requireInUse } from '../store/archive.ts';
import { changeRequest, findRequest } from '../store/supplierRequests.ts';

/** A request as the supplier sees it: the questions, the supplier's draft and, of the system, only its name. */
export type ShownRequest = {
  system: string;
  questions: {
    id: string;
    text: string;
    kind: string;
    options: object;
    citation: { label: string; url: string } | null;
  }[];
  answers: Record<string, string>;
  sentAt: Date | null;
  sendsLeft: number;
};

export async function readRequest({ actor }: Pick<ActorContext, 'actor'>): Promise<ShownRequest> {
  return shown(await ownRequest(actor));
}

/** Saves a supplier's draft. */
export async function saveAnswers(ctx: ActorContext, input: unknown): Promise<ShownRequest> {
  const { answers } = parse(SupplierAnswers, input);
  return ctx.transaction(async tx => {
    const request = await ownRequest(ctx.actor, tx.session);
    await requireInUse(tx, request.organisationId, request.systemId, 'Request');
    const draft = withAnswers(request, answers);
    return shown(await changeRequest(tx, request, { draft }));
  });
}

/** Sends the draft, which the organisation sees as proposals from now on. Sent again unchanged, only the date changes. */
export async function sendAnswers(ctx: ActorContext): Promise<ShownRequest> {
  const { sent, organisationId } = await ctx.transaction(async tx => {
    const request = await ownRequest(ctx.actor, tx.session);
    const system = await requireInUse(tx, request.organisationId, request.systemId, 'Request');
    if (request.sends >= MAX_SENDS)
      throw new DomainError('CONFLICT', `Answers can be sent at most ${MAX_SENDS} times. Please ask for a new link.`);
    const [sentAt, sends] = [ctx.now(), request.sends + 1];
    const proposals = afterSending(request, sentAt);
    const sent = await changeRequest(tx, request, { proposals, sends, sentAt });
    const answers = Object.keys(request.draft).length;
    const of = { ...ownerOf(system), linkId: request.id, systemId: system.id, ownerId: system.ownerId };
    tx.publish(RequestSent, { ...of, sentAt: sentAt.toISOString(), answers });
    tx.publish(RequestStated, statedRequest(sent, system));
    return { sent, organisationId: request.organisationId };
  });
  ctx.notify(organisationId, 'systems');
  return shown(sent);
}

/** @throws DomainError NOT_FOUND if it was revoked just now */
async function ownRequest(actor: ActorContext['actor'], session?: Transaction['session']): Promise<SupplierRequest> {
  const { organisationId, link } = requireSupplierLink(actor);
  const request = await findRequest(organisationId, link, session);
  if (!request || request.endedAt) throw notFound('Request');
  return request;
}

function shown({ system, questions, draft, sentAt, sends }: SupplierRequest): ShownRequest {
  return {
    system,
    questions: questions.map(({ id, text, kind, options, citation }) => ({ id, text, kind, options, citation })),
    answers: draft,
    sentAt,
    sendsLeft: MAX_SENDS - sends,
  };
}
