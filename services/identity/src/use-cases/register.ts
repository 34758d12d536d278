import { optionalText } from '@aicp/contracts/optionalText';
import { parse } from '@aicp/contracts/parse';
import { UserRegistered } from '@aicp/contracts/userEvents';
import { nextId } from '@aicp/service/serialIds';
import { z } from 'zod';
import { hashPassword } from '../adapters/argon2.ts';
import type { GraphContext } from '../context.ts';
import { checkPassword } from '../domain/password.ts';
import { insertUser, type User } from '../store/users.ts';
import { beginSession } from './beginSession.ts';

const RegisterInput = z.object({
  username: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9._-]{1,64}$/, "must be 1 to 64 letters, digits, '.', '-' or '_'"),
  email: z.email('Please enter a valid email address').max(254),
  password: z.string(),
  companyName: optionalText(255),
  jurisdiction: z.enum(['EU', 'UK']).nullish(),
});

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
