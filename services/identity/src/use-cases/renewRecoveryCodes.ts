import { SecondFactorInput } from '@aicp/contracts/accountInputs';
import { parse } from '@aicp/contracts/parse';
import { SendEmail } from '@aicp/contracts/sendEmail';
import { UserActed } from '@aicp/contracts/userEvents';
import { makeRecoveryCodes, recoveryDigest } from '../adapters/recoveryCodes.ts';
import type { RequestContext } from '../context.ts';
import { replaceRecoveryCodes } from '../store/secondFactors.ts';
import type { User } from '../store/users.ts';
import { requireSecondFactor } from './requireSecondFactor.ts';

/** Ten new recovery codes; the old ones stop working. */
export async function renewRecoveryCodes(
  ctx: RequestContext,
  input: unknown,
): Promise<{ recoveryCodes: string[]; user: User }> {
  const user = await requireSecondFactor(ctx, parse(SecondFactorInput, input));
  const recoveryCodes = makeRecoveryCodes();
  await ctx.transaction(async tx => {
    await replaceRecoveryCodes(tx, user.id, recoveryCodes.map(recoveryDigest));
    tx.publish(UserActed, { userId: user.id, act: 'recoveryCodesRenewed' });
    tx.send(SendEmail, { template: 'recoveryCodesRenewed', userId: user.id });
  });
  return { recoveryCodes, user };
}
