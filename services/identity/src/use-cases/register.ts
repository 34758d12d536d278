import { parse } from '@aicp/contracts/parse';
import { SendEmail } from '@aicp/contracts/sendEmail';
import { UserRegistered } from '@aicp/contracts/userEvents';
import { RegisterInput } from '@aicp/contracts/userInputs';
import { deviceLabel } from '@aicp/service/process/deviceLabel';
import { nextId } from '@aicp/service/store/serialIds';
import { hashPassword } from '../adapters/argon2.ts';
import { isCommonPassword } from '../adapters/commonPasswords.ts';
import { deviceId } from '../adapters/describeDevice.ts';
import { networkOf } from '../adapters/networkOf.ts';
import type { RequestContext } from '../context.ts';
import { checkPassword } from '../domain/password.ts';
import { userState } from '../store/userState.ts';
import { insertUser, type User } from '../store/users.ts';
import { beginSession } from './beginSession.ts';

/** Opens an account and signs it in at once; being unverified blocks nothing. */
export async function register(ctx: RequestContext, input: unknown): Promise<User & { notice: string | null }> {
  const { password, ...person } = parse(RegisterInput, input);
  await ctx.limiter.spend('register', networkOf(ctx.client.address));
  const notice = checkPassword(password, person, { trial: ctx.trial, isCommon: isCommonPassword });
  const passwordHash = await hashPassword(password);
  const user: User = {
    ...person,
    id: await nextId('users'),
    version: 1,
    jurisdiction: person.jurisdiction ?? 'EU',
    isEmailVerified: false,
    isAdmin: false,
    status: 'active',
    createdAt: ctx.now(),
  };
  const { address, agent } = ctx.client;
  const device = { _id: deviceId(ctx.client), label: deviceLabel(agent), address, at: user.createdAt };
  await ctx.transaction(async tx => {
    await insertUser(tx, user, { passwordHash, device, lastLoginAt: user.createdAt });
    tx.publish(UserRegistered, { ...userState(user), lastLoginAt: user.createdAt.toISOString() });
    tx.send(SendEmail, { template: 'welcome', userId: user.id });
  });
  await beginSession(ctx, user);
  return { ...user, notice };
}
