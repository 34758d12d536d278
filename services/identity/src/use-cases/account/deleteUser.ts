import { DomainError } from '@aicp/contracts/domainError';
import { provenAdmin } from '@aicp/contracts/rights/proof';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { findUser } from '../../store/users.ts';
import { eraseUser } from './eraseUser.ts';

/** Erases another user's account, for administrators. Returns its id. */
export async function deleteUser(ctx: RequestContext, input: unknown): Promise<number> {
  const { userId } = provenAdmin(ctx.actor, ctx.now());
  const id = idOrNotFound(input, 'User');
  if (id === userId) throw new DomainError('CONFLICT', 'To delete your own account, go to your account settings.');
  const user = await findUser(id);
  if (!user) throw notFound('User');
  await eraseUser(ctx, user, 'isFollowed');
  return id;
}
