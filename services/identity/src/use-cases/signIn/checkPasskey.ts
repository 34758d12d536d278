import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { UserActed } from '@aicp/contracts/events/userEvents';
import type { Assertion } from '@aicp/contracts/inputs/passkeyInputs';
import type { RequestContext } from '../../context.ts';
import { findCredential, recordPasskeyUse } from '../../store/passkeys.ts';
import { findUser, type User } from '../../store/users.ts';

/**
 * The user of the passkey that signed the challenge, as read before the check; null if none did. An authenticator whose counter falls
 * behind has been copied: it is refused, and the user is notified.
 */
export async function checkPasskey(ctx: RequestContext, assertion: Assertion, challenge: string): Promise<User | null> {
  const key = await findCredential(assertion.id);
  const user = key && (await findUser(key.userId));
  const { userHandle } = assertion.response;
  if (!key || !user || (userHandle && userHandle !== key.userHandle)) return null;
  const use = await ctx.webauthn.authenticated(assertion, challenge, key);
  if (!use) return null;
  if (await recordPasskeyUse(key.id, { ...use, at: ctx.now() })) return user;
  // If removed just now, its counter cannot fall behind.
  if (await findCredential(assertion.id)) await reportCopy(ctx, user.id, key.id);
  return null;
}

async function reportCopy(ctx: RequestContext, userId: number, passkeyId: number): Promise<void> {
  const mayMail = await ctx.limiter.allows('copiedPasskeyMail', `user ${userId}`);
  await ctx.transaction(async tx => {
    tx.publish(UserActed, { userId, act: 'passkeyCopied', passkeyId });
    if (mayMail) tx.send(SendEmail, { template: 'passkeyCopied', userId, passkeyId });
  });
}
