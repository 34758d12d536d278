import { DomainError } from '@aicp/contracts/domainError';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { verifyPassword } from '../../adapters/argon2.ts';
import type { RequestContext } from '../../context.ts';
import { findPasswordHash } from '../../store/credentials.ts';
import { findUser, type User } from '../../store/users.ts';
import { sessionOrigin } from './loginOrigin.ts';

/**
 * Requires that the signed-in person has repeated their password; an open browser is not enough for changes to the account.
 * @throws DomainError INVALID if it is wrong
 */
export async function requirePassword(ctx: RequestContext, password: string): Promise<User> {
  const { userId } = signedInPersonally(ctx.actor);
  const { key, lane } = await sessionOrigin(ctx, userId);
  const guess = `user ${userId} ${key}`;
  await ctx.limiter.guess('password', guess);
  const [user, passwordHash] = await Promise.all([findUser(userId), findPasswordHash(userId)]);
  if (user && passwordHash === undefined) {
    await ctx.limiter.takeBack('password', guess);
    throw new DomainError(
      'INVALID',
      'Your account has no password: you sign in at your identity provider. Please confirm there that it’s you.',
      { fields: ['password'] },
    );
  }
  const matches = await verifyPassword(password, passwordHash, lane).catch(async (error: unknown) => {
    await ctx.limiter.takeBack('password', guess);
    throw error;
  });
  if (!user || !matches) throw new DomainError('INVALID', 'The password is incorrect.', { fields: ['password'] });
  await ctx.limiter.forget('password', guess);
  return user;
}
