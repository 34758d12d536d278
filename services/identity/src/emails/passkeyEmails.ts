import type { MailOf } from '@aicp/contracts/emails/sendEmail';
import { hasPasskey, listPasskeys } from '../store/passkeys.ts';
import { findSecondFactor } from '../store/secondFactors.ts';
import type { User } from '../store/users.ts';
import { type Draft, type EmailContext, formatEmailTime, notYou } from './toUser.ts';

export async function passkeyAdded(
  ctx: EmailContext,
  user: User,
  { passkeyId }: MailOf<'passkeyAdded'>,
): Promise<Draft | null> {
  const passkey = (await listPasskeys(user.id)).find(({ id }) => id === passkeyId);
  return (
    (passkey && {
      subject: 'A passkey has been added to your account',
      paragraphs: ['Your account has a new passkey. It allows sign-in without your password.'],
      facts: [
        ['Passkey', passkey.name],
        ['Time', formatEmailTime(passkey.createdAt)],
      ],
      closing: [
        `If this was not you, please remove the passkey now and change your password: ${ctx.publicUrl}/account`,
      ],
    }) ??
    null
  );
}

export async function passkeyRemoved(ctx: EmailContext, user: User): Promise<Draft> {
  return {
    subject: 'A passkey has been removed from your account',
    paragraphs: [
      `It no longer allows sign-in, and you have been signed out of every other session. ${await whatSignsIn(user.id)}`,
    ],
    closing: [notYou(ctx)],
  };
}

export async function passkeyCopied(
  ctx: EmailContext,
  user: User,
  { passkeyId }: MailOf<'passkeyCopied'>,
): Promise<Draft | null> {
  const passkey = (await listPasskeys(user.id)).find(({ id }) => id === passkeyId);
  return passkey
    ? {
        subject: 'A passkey was refused',
        paragraphs: [
          'We refused an attempt to use one of your passkeys, because the device reported fewer uses than we had recorded. This can happen if someone has copied a passkey.',
        ],
        facts: [['Passkey', passkey.name]],
        action: { label: 'Remove the passkey', url: `${ctx.publicUrl}/account#passkeys` },
        closing: ['If you do not know why this happened, please remove the passkey and add a new one.'],
      }
    : null;
}

export async function twoFactorOff(ctx: EmailContext, user: User): Promise<Draft> {
  return {
    subject: 'Two-factor authentication is off',
    paragraphs: [`${await whatSignsIn(user.id)} Every other session has been ended.`],
    closing: [notYou(ctx)],
  };
}

/** The current ways to sign in, which may differ from those when the email was ordered. */
async function whatSignsIn(userId: number): Promise<string> {
  if (await hasPasskey(userId))
    return 'Signing in to your account still requires a passkey, or the password and a second step.';
  if ((await findSecondFactor(userId))?.enabledAt)
    return 'Signing in to your account still requires a code from your authenticator app as well as the password.';
  return 'Signing in to your account now requires only the password.';
}
