import { DomainError } from '@aicp/contracts/domainError';
import { ProposalDecided, RequestStated } from '@aicp/contracts/events/requestEvents';
import { DecideProposalInput } from '@aicp/contracts/inputs/requests';
import { SystemFactsInput } from '@aicp/contracts/inputs/systemFactsInputs';
import { ownerOf } from '@aicp/contracts/owner';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { ActorContext } from '@aicp/service/store/context';
import { type SupplierRequest, statedRequest } from '../domain/supplierRequest.ts';
import { requireInUse } from '../store/archive.ts';
import { changeRequest, findRequest } from '../store/supplierRequests.ts';
import { writeFacts } from './saveSystemFacts.ts';

/**
 * Accepts or declines a supplier's answer. An accepted fact is recorded; any other answer is shown next to the questions that it helps
 * with. Neither answers a question of an assessment.
 * @throws DomainError CONFLICT if already decided, or the supplier has sent another one
 */
export async function decideProposal(ctx: ActorContext, input: unknown): Promise<SupplierRequest> {
  const { organisationId, userId } = signedIn(ctx.actor);
  const { requestId, number, accept } = parse(DecideProposalInput, input);
  const decided = await ctx.transaction(async tx => {
    const request = await findRequest(organisationId, requestId, tx.session);
    const proposal = request?.proposals.find(each => each.number === number);
    if (!request || !proposal) throw notFound('Proposal');
    const system = await requireInUse(tx, organisationId, request.systemId, 'Proposal');
    const state = accept ? 'accepted' : 'declined';
    if (proposal.state === state) return request;
    if (proposal.state === 'replaced') throw new DomainError('CONFLICT', 'The supplier has since sent another answer.');
    if (proposal.state !== 'open')
      throw new DomainError('CONFLICT', 'A decision on this answer has already been made.');
    const question = request.questions.find(({ id }) => id === proposal.questionId);
    const fact = question?.fact;
    const decidedAt = ctx.now();
    const who = { by: userId, at: decidedAt };
    if (accept && fact) await writeFacts(tx, system, parse(SystemFactsInput, { [fact]: proposal.value }), who);
    const proposals = request.proposals.map(each =>
      each === proposal ? ({ ...each, state, decidedBy: userId, decidedAt } as const) : each,
    );
    const changed = await changeRequest(tx, request, { proposals });
    const of = { ...ownerOf(system), linkId: requestId, systemId: system.id };
    const answer = {
      number,
      question: question?.text ?? proposal.questionId,
      value: question?.options[proposal.value] ?? proposal.value,
      from: request.label,
      sentAt: proposal.sentAt.toISOString(),
      decidedBy: userId,
      decidedAt: decidedAt.toISOString(),
    };
    tx.publish(ProposalDecided, { ...of, what: 'answer', accepted: accept, answer });
    tx.publish(RequestStated, statedRequest(changed, system));
    return changed;
  });
  ctx.notify(organisationId, 'systems');
  return decided;
}
