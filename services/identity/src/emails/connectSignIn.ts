import type { MailOf } from '@aicp/contracts/emails/sendEmail';
import type { User } from '../store/users.ts';
import type { Draft, EmailContext } from './toUser.ts';

/** The way to connect an account to its person at an identity provider without its password. */
export async function connectSignIn(
  { publicUrl, signIns }: EmailContext,
  _user: User,
  { link }: MailOf<'connectSignIn'>,
): Promise<Draft | null> {
  const token = await signIns.mintLink(link);
  return (
    (token && {
      subject: 'Connect single sign-on to your account',
      paragraphs: [
        'Someone has signed in at your organisation’s identity provider with this email address, which already has an account here.',
        'If that was you, connect the provider to your account. You can then sign in through it.',
      ],
      action: { label: 'Connect and sign in', url: `${publicUrl}/auth/sign-in#token=${token}` },
      closing: [
        'The link works once, within 30 minutes.',
        'If you did not sign in there, do not use the link: the person who did could then sign in to your account. Please tell your IT team.',
      ],
    }) ||
    null
  );
}
