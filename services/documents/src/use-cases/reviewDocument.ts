import { DomainError } from '@aicp/contracts/domainError';
import { AskForDocumentChangesInput, SendDocumentInput } from '@aicp/contracts/inputs/documentInputs';
import { parse } from '@aicp/contracts/parse';
import { signedIn, signedInPersonally } from '@aicp/contracts/rights/actor';
import { requireReviewer } from '@aicp/service/store/members';
import type { RequestContext } from '../context.ts';
import { approvalOf } from '../domain/approvalOf.ts';
import { changeReview, decision, NO_REVIEW, requireOther } from './changeReview.ts';

/** Asks a member who may approve the document and is not an author to review the newest version. */
export async function sendDocumentForReview(ctx: RequestContext, input: unknown): Promise<string> {
  const user = signedIn(ctx.actor);
  const { documentId, reviewer, comment } = parse(SendDocumentInput, input);
  return changeReview(ctx, user, documentId, async (version, tx, mail) => {
    if (approvalOf(version)) throw new DomainError('CONFLICT', 'This version is already approved.');
    requireOther(version, reviewer);
    await requireReviewer(tx, { organisationId: user.organisationId, userId: reviewer });
    mail({ template: 'reviewAsked', userId: reviewer });
    const sent = { reviewerId: reviewer, sentBy: user.userId, sentAt: ctx.now(), comment };
    return { state: 'sent', review: { ...NO_REVIEW, ...sent, state: 'sent' } };
  });
}

/** Sends the latest version back with the requested changes. */
export async function askForDocumentChanges(ctx: RequestContext, input: unknown): Promise<string> {
  const user = signedInPersonally(ctx.actor);
  const { documentId, comment } = parse(AskForDocumentChangesInput, input);
  return changeReview(ctx, user, documentId, (version, _tx, mail) => {
    if (approvalOf(version)) throw new DomainError('CONFLICT', 'This version is already approved.');
    requireOther(version, user.userId);
    const review = decision(ctx, user, version, { comment, state: 'changesAsked' }, mail);
    return { state: 'changesAsked', review: { ...NO_REVIEW, ...review } };
  });
}
