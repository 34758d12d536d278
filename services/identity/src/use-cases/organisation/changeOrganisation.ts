import { signedIn, type UserActor } from '@aicp/contracts/rights/actor';
import { lowerOf } from '@aicp/contracts/rights/rights';
import { notFound } from '@aicp/contracts/serialId';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../../context.ts';
import { findRole } from '../../store/memberships.ts';

/**
 * Changes the caller's organisation or its members: serialised, each checked against the caller's role then.
 * @throws DomainError NOT_FOUND if the caller has left it
 */
export async function changeOrganisation<Result>(
  ctx: RequestContext,
  work: (tx: Transaction, actor: UserActor) => Promise<Result>,
): Promise<Result> {
  const actor = signedIn(ctx.actor);
  const { userId, organisationId } = actor;
  return ctx.transaction(async tx => {
    const exists = await lockUnlessDeleted(tx, 'organisation', organisationId);
    const role = exists && (await findRole(organisationId, userId, tx.session));
    if (!role) throw notFound('Organisation');
    return work(tx, { ...actor, role: lowerOf(actor.role, role) });
  });
}
