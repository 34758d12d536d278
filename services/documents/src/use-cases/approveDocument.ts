import { ApproveDocumentInput } from '@aicp/contracts/inputs/documentInputs';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { isSoleMember } from '@aicp/service/store/members';
import type { RequestContext } from '../context.ts';
import { hashOfVersion } from '../domain/approvalOf.ts';
import { changeReview, decision, NO_REVIEW, requireOther } from './changeReview.ts';

/**
 * Signs the newest version with a reviewer's name, or takes the signature back with ''. A person's act, not a token's, and in an
 * organisation of several not of who wrote it.
 */
export async function approveDocument(ctx: RequestContext, input: unknown): Promise<string> {
  const user = signedInPersonally(ctx.actor);
  const { documentId, name, comment, hash } = parse(ApproveDocumentInput, input);
  return changeReview(ctx, user, documentId, async (version, tx, mail) => {
    if (name === '') return { state: 'withdrawn', approval: null, review: null };
    if (!(await isSoleMember(tx, user))) requireOther(version, user.userId);
    const review = decision(ctx, user, version, { hash, comment, state: 'approved' }, mail);
    const approval = { name, by: user.userId, at: ctx.now(), hash: hashOfVersion(version) };
    return { state: 'approved', approval, review: { ...NO_REVIEW, ...review } };
  });
}
