import { findConnection } from '../store/connections.ts';
import { findPasswordHash } from '../store/credentials.ts';
import { findOrganisationByEmail } from '../store/domains.ts';
import { findLastIdentity } from '../store/identities.ts';
import { isProviderOnly } from '../store/providerOnly.ts';
import type { User } from '../store/users.ts';
import { type Draft, type EmailContext, withLink } from './toUser.ts';

type ResetContext = Pick<EmailContext, 'now' | 'publicUrl'> & Partial<Pick<EmailContext, 'singleSignOn'>>;

/**
 * A link to choose a new password or, for users of an identity provider without one, instructions to sign in. An account opened by a
 * directory may have neither yet.
 */
export async function passwordReset(ctx: ResetContext, user: User): Promise<Draft | null | ''> {
  if ((await findPasswordHash(user.id)) === undefined && (await hasProvider(user)))
    return signInElsewhere(ctx, 'Your account has no password: you sign in with your organisation’s single sign-on.');
  if (await isProviderOnly(user, ctx.singleSignOn?.only === true))
    return signInElsewhere(
      ctx,
      'You cannot sign in with your password, because your organisation allows single sign-on only.',
    );
  return withLink(ctx, user, 'passwordReset', url => ({
    subject: 'Reset your password',
    paragraphs: ['We have received a request to reset the password for your account.'],
    action: { label: 'Choose a new password', url },
    closing: [
      'The link works once and expires after 1 hour. Once you have used one reset link, the others stop working.',
      'If you did not make this request, you can ignore this email. Your password will not change.',
    ],
  }));
}

/** False if their organisation has removed its provider or the domain of their address: then a password is the way in. */
async function hasProvider({ id, email }: User): Promise<boolean> {
  const last = await findLastIdentity(id);
  if (!last) return false;
  if (last.organisationId === null) return true;
  const [connection, owner] = await Promise.all([findConnection(last.organisationId), findOrganisationByEmail(email)]);
  return connection?.issuer === last.issuer && owner === last.organisationId;
}

function signInElsewhere({ publicUrl }: ResetContext, why: string): Draft {
  return {
    subject: 'How you sign in',
    paragraphs: [`We have received a request to reset the password for your account. ${why}`],
    action: { label: 'Sign in', url: `${publicUrl}/auth` },
    closing: [
      'If you have lost access to single sign-on, please ask your IT team.',
      'If you did not make this request, you can ignore this email. Nothing has changed.',
    ],
  };
}
