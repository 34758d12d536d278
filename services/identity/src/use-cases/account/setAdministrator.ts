import { UserActed, UserUpdated } from '@aicp/contracts/events/userEvents';
import { notFound } from '@aicp/contracts/serialId';
import type { WorkerContext } from '../../context.ts';
import { findCredentials } from '../../store/credentials.ts';
import type { SessionStore } from '../../store/sessions.ts';
import { userState } from '../../store/userState.ts';
import { type User, updateUser } from '../../store/users.ts';
import { requireAnotherAdministrator } from './requireAnotherAdministrator.ts';

/** Makes a user an administrator or an ordinary user again. Their sessions end, and the next one has the new role. */
export async function setAdministrator(
  ctx: Pick<WorkerContext, 'transaction'> & { sessions: Pick<SessionStore, 'endAll'> },
  username: string,
  isAdmin: boolean,
): Promise<User> {
  const found = await findCredentials(username);
  if (!found) throw notFound('User');
  const { user } = found;
  if (user.isAdmin !== isAdmin)
    await ctx.transaction(async tx => {
      await requireAnotherAdministrator(tx, user);
      const changed = await updateUser(tx, user.id, { isAdmin });
      if (!changed) throw notFound('User');
      tx.publish(UserUpdated, userState(changed));
      tx.publish(UserActed, { userId: user.id, act: isAdmin ? 'madeAdministrator' : 'madeOrdinary' });
    });
  // Even without a change: Redis may have been unavailable at the time.
  await ctx.sessions.endAll(user.id);
  return { ...user, isAdmin };
}
