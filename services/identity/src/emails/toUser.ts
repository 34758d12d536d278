import { isPlaceholderEmail } from '@aicp/contracts/emails/createPlaceholderEmail';
import type { Mail } from '@aicp/contracts/emails/sendEmail';
import { isolated } from '@aicp/contracts/isolated';
import { unsubscribeToken } from '../adapters/unsubscribeToken.ts';
import type { SingleSignOn, WorkerContext } from '../context.ts';
import { type LinkKind, mintToken } from '../store/linkTokens.ts';
import type { SignInStore } from '../store/signIns.ts';
import { findUser, type User } from '../store/users.ts';
import type { Email } from './email.ts';

export type EmailContext = Pick<WorkerContext, 'now' | 'sealing'> & {
  /** The identity provider for everyone, optional or required. */
  singleSignOn: Pick<SingleSignOn, 'only'> | null;
  /** Creates the tokens of links that connect a person at an identity provider. */
  signIns: Pick<SignInStore, 'mintLink'>;
  /** The product's public address, without a trailing slash. */
  publicUrl: string;
  salesEmail: string;
};

export type Draft = Omit<Email, 'to'> & { to?: string };

/**
 * Emails that an unverified address may receive: links that verify it, receipts, and notice of a changed password. Anything else would be
 * email to strangers.
 */
const TO_ANYBODY: readonly Mail['template'][] = [
  'welcome',
  'verification',
  'passwordReset',
  'connectSignIn',
  'passwordChanged',
  'addressTaken',
  'confirmEmailChange',
  'invoiceReceipt',
  'documentReceipt',
  'paymentFailed',
];

/** Writes an email to a user; none if the user was deleted. */
export function toUser<UserMail extends { userId: number; template: Mail['template'] }>(
  write: (ctx: EmailContext, user: User, order: UserMail) => Promise<Draft | null | ''> | Draft | null,
) {
  return async (ctx: EmailContext, order: UserMail): Promise<Email | null> => {
    const user = await findUser(order.userId);
    if (!user || isPlaceholderEmail(user.email) || !(user.isEmailVerified || TO_ANYBODY.includes(order.template)))
      return null;
    const draft = await write(ctx, user, order);
    if (!draft) return null;
    // Emails that strangers request with the owner's address have separate limits.
    const isCounted = !user.isEmailVerified && order.template !== 'passwordReset';
    const { kind } = draft;
    const token = kind && unsubscribeToken(ctx.sealing, { userId: user.id, kind });
    const unsubscribe = token && { unsubscribe: `${ctx.publicUrl}/api/unsubscribe/${token}` };
    return { to: user.email, isCounted, greeting: greetingOf(user.username), ...draft, ...unsubscribe };
  };
}

/** Leaves out a name that could be read as a website address, because anyone can send emails by registering. */
function greetingOf(username: string): string {
  return username.includes('.') ? 'Hello,' : `Hello ${isolated(username)},`;
}

const PAGES: Record<LinkKind, string> = { emailVerification: '/verify-email', passwordReset: '/reset-password' };

/** The token is created only now, after the '#': it appears in no server's log and in no Referer. */
export async function withLink(
  ctx: Pick<EmailContext, 'now' | 'publicUrl'>,
  user: User,
  kind: LinkKind,
  draft: (url: string) => Draft,
): Promise<Draft | null | ''> {
  const token = await mintToken(kind, { userId: user.id, email: user.email, now: ctx.now() });
  return (token && draft(`${ctx.publicUrl}${PAGES[kind]}#token=${token}`)) || null;
}

export function formatEmailTime(at: Date): string {
  return `${at.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
}

export function notYou({ publicUrl }: EmailContext): string {
  return `If this was not you, please change your password now and end your other sessions: ${publicUrl}/account`;
}
