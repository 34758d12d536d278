import { DomainError } from '@aicp/contracts/domainError';
import type { RequestContext } from '../../context.ts';
import type { User } from '../../store/users.ts';
import { checkSecondFactor } from './checkSecondFactor.ts';
import { requirePassword } from './requirePassword.ts';

/**
 * The signed-in user, after entering password and code again.
 * @throws DomainError INVALID if one of them is wrong
 */
export async function requireSecondFactor(
  ctx: RequestContext,
  { password, code }: { password: string; code: string },
): Promise<User> {
  const user = await requirePassword(ctx, password);
  if (await checkSecondFactor(ctx, user.id, code)) return user;
  throw wrongCode();
}

export function wrongCode(): DomainError {
  return new DomainError('INVALID', 'The code is incorrect. Please enter the code shown now.', {
    fields: ['code'],
  });
}
