import { signedInPersonally } from '@aicp/contracts/actor';
import { parse } from '@aicp/contracts/parse';
import { notFound } from '@aicp/contracts/serialId';
import { UserUpdated } from '@aicp/contracts/userEvents';
import { UpdateProfileInput } from '@aicp/contracts/userInputs';
import type { RequestContext } from '../context.ts';
import { userState } from '../store/userState.ts';
import { type User, updateUser } from '../store/users.ts';

/** Changes the company's name and whose rules apply first; what is left out stays as it is. */
export async function updateProfile(ctx: RequestContext, input: unknown): Promise<User> {
  const { userId } = signedInPersonally(ctx.actor);
  const { companyName, jurisdiction } = parse(UpdateProfileInput, input);
  return ctx.transaction(async tx => {
    const user = await updateUser(tx, userId, {
      ...(companyName !== undefined && { companyName }),
      ...(jurisdiction && { jurisdiction }),
    });
    if (!user) throw notFound('User');
    tx.publish(UserUpdated, userState(user));
    return user;
  });
}
