import { DomainError } from '@aicp/contracts/domainError';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { UserActed } from '@aicp/contracts/events/userEvents';
import { SecondFactorInput } from '@aicp/contracts/inputs/accountInputs';
import { parse } from '@aicp/contracts/parse';
import { createRecoveryCodes, recoveryDigest } from '../../adapters/recoveryCodes.ts';
import type { RequestContext } from '../../context.ts';
import { replaceRecoveryCodes } from '../../store/secondFactors.ts';
import { findSignInMeans } from '../../store/signInMeans.ts';
import type { User } from '../../store/users.ts';
import { requireConfirmation } from './requireConfirmation.ts';
import { requireSecondFactor } from './requireSecondFactor.ts';

/** Ten new recovery codes; the old ones stop working. Users without any left confirm in another way first. */
export async function renewRecoveryCodes(
  ctx: RequestContext,
  input: unknown,
): Promise<{ recoveryCodes: string[]; user: User }> {
  const again = input ? parse(SecondFactorInput, input) : undefined;
  const user = await (again ? requireSecondFactor(ctx, again) : requireConfirmation(ctx));
  if (!(await findSignInMeans(user.id)).code)
    throw new DomainError('CONFLICT', 'Recovery codes require two-factor authentication or a passkey.');
  const recoveryCodes = createRecoveryCodes();
  await ctx.transaction(async tx => {
    await replaceRecoveryCodes(tx, user.id, recoveryCodes.map(recoveryDigest));
    tx.publish(UserActed, { userId: user.id, act: 'recoveryCodesRenewed' });
    tx.send(SendEmail, { template: 'recoveryCodesRenewed', userId: user.id });
  });
  return { recoveryCodes, user };
}
