import { DomainError } from '@aicp/contracts/domainError';
import { AskToAcceptInput, DecideAcceptanceInput } from '@aicp/contracts/inputs/actionInputs';
import { parse } from '@aicp/contracts/parse';
import { signedIn, signedInPersonally } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../context.ts';
import type { Action } from '../domain/action.ts';
import { insertComments } from '../store/actionComments.ts';
import { change } from './changeAction.ts';
import { notifyActionChange } from './notifyActionChange.ts';
import { stateActions } from './stateActions.ts';

/** Requests to accept a risk until a review date. Another member must approve. */
export async function askToAccept(ctx: RequestContext, input: unknown): Promise<Action> {
  const user = signedIn(ctx.actor);
  const { id, reason, reviewDay } = parse(AskToAcceptInput, input);
  if (reviewDay <= ctx.now().toISOString().slice(0, 10))
    throw new DomainError('INVALID', 'The review date must be in the future.');
  return change(ctx, user, id, 'acceptanceAsked', ({ state }) => {
    if (state !== 'open' && state !== 'doing')
      throw new DomainError('CONFLICT', 'A risk can be accepted only while its action is open or in progress.');
    const asked = { reason, reviewDay, askedBy: user.userId, askedAt: ctx.now() };
    return { acceptance: { ...asked, approvedBy: null, approvedAt: null } };
  });
}

/** Approves or declines another member's request. */
export async function decideAcceptance(ctx: RequestContext, input: unknown): Promise<Action> {
  const user = signedInPersonally(ctx.actor);
  const { id, approve, comment } = parse(DecideAcceptanceInput, input);
  return change(ctx, user, id, approve ? 'accepted' : 'acceptanceRefused', async (action, tx) => {
    const { acceptance, organisationId, systemId } = action;
    if (!acceptance || acceptance.approvedBy !== null || action.state === 'closed')
      throw new DomainError('CONFLICT', 'No approval is pending for this action.');
    if (acceptance.askedBy === user.userId) throw new DomainError('CONFLICT', OWN);
    const text = `${approve ? 'Accepted' : 'Declined'}: ${acceptance.reason}${comment ? `\n${comment}` : ''}`;
    const note = { organisationId, systemId, actionId: action.id, by: user.userId, at: ctx.now(), text };
    const comments = await insertComments(tx, [{ ...note, kind: 'note' }]);
    stateActions(tx, { ...user, systemId, at: ctx.now() }, { comments });
    notifyActionChange(tx, action, user.userId, approve ? 'riskAccepted' : 'riskRefused', [acceptance.askedBy]);
    if (!approve) return { acceptance: null };
    const approved = { ...acceptance, approvedBy: user.userId, approvedAt: ctx.now() };
    return { state: 'accepted', stateAt: ctx.now(), acceptance: approved };
  });
}

const OWN =
  'You asked for this risk to be accepted, so an organisation owner, manager or approver other than you must approve it.';
