import { DomainError } from '@aicp/contracts/domainError';
import { ApproveDocumentInput } from '@aicp/contracts/inputs/documentInputs';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { pollUntil } from '@aicp/service/process/pollUntil';
import { isSoleMember } from '@aicp/service/store/members';
import { findPrintedName, hasPersonVersion } from '@aicp/service/store/people';
import type { RequestContext } from '../context.ts';
import { hashOfVersion } from '../domain/approvalOf.ts';
import { changeReview, decision, NO_REVIEW, requireOther } from './changeReview.ts';

/**
 * Approves the newest version with the name of the account and the function that the reviewer enters; '' withdraws the approval. Only a
 * person can approve, not an API token. In an organisation of several people, authors cannot approve their own documents.
 */
export async function approveDocument(ctx: RequestContext, input: unknown): Promise<string> {
  const user = signedInPersonally(ctx.actor);
  const { documentId, name: given, comment, hash, accountVersion } = parse(ApproveDocumentInput, input);
  // A name that was just changed may not have arrived yet.
  if (accountVersion) await pollUntil(async () => (await hasPersonVersion(user.userId, accountVersion)) || null);
  return changeReview(ctx, user, documentId, async (version, tx, mail) => {
    if (given === '') return { state: 'withdrawn', approval: null, review: null };
    if (!(await isSoleMember(tx, user))) requireOther(version, user.userId);
    const review = decision(ctx, user, version, { hash, comment, state: 'approved' }, mail);
    const name = await findPrintedName(user.userId, tx.session);
    if (!name)
      throw new DomainError('CONFLICT', 'Your account is not available here yet. Please try again in a minute.');
    const approval = { name, function: given ?? null, by: user.userId, at: ctx.now(), hash: hashOfVersion(version) };
    return { state: 'approved', approval, review: { ...NO_REVIEW, ...review } };
  });
}
