import { signedIn, type UserActor } from '@aicp/contracts/rights/actor';
import { lowerOf } from '@aicp/contracts/rights/rights';
import { notFound } from '@aicp/contracts/serialId';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../../context.ts';
import { findRole } from '../../store/memberships.ts';

/**
 * Changes the organisation that the caller works in, or who is in it: one change after another, each by what the caller is in it
 * at that moment.
 * @throws DomainError NOT_FOUND when the caller is no longer in it
 */
export async function changeOrganisation<Result>(
  ctx: RequestContext,
  work: (tx: Transaction, actor: UserActor) => Promise<Result>,
): Promise<Result> {
  const actor = signedIn(ctx.actor);
  const { userId, organisationId } = actor;
  return ctx.transaction(async tx => {
    const isThere = await lockUnlessDeleted(tx, 'organisation', organisationId);
    const role = isThere && (await findRole(organisationId, userId, tx.session));
    if (!role) throw notFound('Organisation');
    return work(tx, { ...actor, role: lowerOf(actor.role, role) });
  });
}
