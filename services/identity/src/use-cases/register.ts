import { parse } from '@aicp/contracts/parse';
import { UserRegistered } from '@aicp/contracts/userEvents';
import { RegisterInput } from '@aicp/contracts/userInputs';
import { nextId } from '@aicp/service/serialIds';
import { hashPassword } from '../adapters/argon2.ts';
import type { GraphContext } from '../context.ts';
import { checkPassword } from '../domain/password.ts';
import { insertUser, type User } from '../store/users.ts';
import { beginSession } from './beginSession.ts';

/** Opens an account and signs it in at once; being unverified blocks nothing. */
export async function register(ctx: GraphContext, input: unknown): Promise<User & { notice: string | null }> {
  const { password, ...person } = parse(RegisterInput, input);
  const notice = checkPassword(password, person, ctx.trial);
  const passwordHash = await hashPassword(password);
  const user: User = {
    ...person,
    id: await nextId('users'),
    version: 1,
    jurisdiction: person.jurisdiction ?? 'EU',
    isEmailVerified: false,
    isAdmin: false,
    createdAt: ctx.now(),
  };
  await ctx.transaction(async tx => {
    await insertUser(tx, user, passwordHash);
    const { id, createdAt, ...state } = user;
    tx.publish(UserRegistered, { ...state, userId: id, createdAt: createdAt.toISOString() });
  });
  await beginSession(ctx, user);
  return { ...user, notice };
}
