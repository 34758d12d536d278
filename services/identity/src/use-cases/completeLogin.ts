import { UserLoggedIn } from '@aicp/contracts/userEvents';
import type { GraphContext } from '../context.ts';
import type { User } from '../store/users.ts';
import { beginSession } from './beginSession.ts';

/** The end of every login, with or without a second factor. */
export async function completeLogin(ctx: GraphContext, user: User): Promise<User> {
  await ctx.transaction(async tx => tx.publish(UserLoggedIn, { userId: user.id }));
  await beginSession(ctx, user);
  return user;
}
