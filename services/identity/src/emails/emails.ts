import type { Mail, MailOf } from '@aicp/contracts/emails/sendEmail';
import { isolated } from '@aicp/contracts/isolated';
import { listTokens } from '../store/apiTokens.ts';
import { findContactMessage } from '../store/contactMessages.ts';
import { findDevice } from '../store/knownDevices.ts';
import { linkLifetimeHours } from '../store/linkTokens.ts';
import { actionsDue, dutyReview, policyReview, systemDays } from './actionEmails.ts';
import { confirmEmailChange, emailChangeDone, emailChangeRequested } from './addressEmails.ts';
import { documentReceipt, invoiceReceipt, paymentFailed } from './billingEmails.ts';
import { connectSignIn } from './connectSignIn.ts';
import { mondayDigest } from './digestEmail.ts';
import {
  documentFailed,
  documentReady,
  evidenceExpired,
  evidenceExpiring,
  lawMoved,
  reviewAsked,
  reviewDone,
} from './documentEmails.ts';
import { domainMissing, groupsMissing } from './domainEmails.ts';
import type { Email } from './email.ts';
import { accessGranted, calendarCreated } from './grantEmails.ts';
import { passkeyAdded, passkeyCopied, passkeyRemoved, twoFactorOff } from './passkeyEmails.ts';
import { passwordReset } from './passwordReset.ts';
import { invitation, madeOwner, provisioned, removedFromOrganisation, roleChanged } from './peopleEmails.ts';
import { supplierAnswered, supplierAsked } from './requestEmails.ts';
import { type Draft, type EmailContext, formatEmailTime, notYou, toUser, withLink } from './toUser.ts';

/** Writes an email, or null if it is no longer needed, for example after the account was deleted. */
type Writer<Template extends Mail['template']> = (ctx: EmailContext, mail: MailOf<Template>) => Promise<Email | null>;

/** Every email of the product, by the name of its template in the contract. */
const writers: { [Template in Mail['template']]: Writer<Template> } = {
  welcome: toUser((ctx, user) =>
    withLink(ctx, user, 'emailVerification', url => ({
      subject: 'Welcome to AI Compliance: please verify your email address',
      paragraphs: ['Your account is ready. Please verify that this email address is yours.'],
      action: { label: 'Verify email address', url },
      closing: [
        `The link expires after ${linkLifetimeHours('emailVerification')} hours.`,
        'If you did not create an account, please open the link and choose “I Did Not Register”.',
      ],
    })),
  ),

  verification: toUser((ctx, user) =>
    user.isEmailVerified
      ? null
      : withLink(ctx, user, 'emailVerification', url => ({
          subject: 'Please verify your email address',
          paragraphs: ['Please verify that this email address is yours.'],
          action: { label: 'Verify email address', url },
          closing: [
            `The link expires after ${linkLifetimeHours('emailVerification')} hours. Earlier links no longer work.`,
            'If you did not create an account, please open the link and choose “I Did Not Register”.',
          ],
        })),
  ),

  passwordReset: toUser(passwordReset),

  passwordChanged: toUser(ctx => ({
    subject: 'Your password has been changed',
    paragraphs: [
      'The password for your account has been changed, and you have been signed out of every other session.',
    ],
    // Not /account: the person who changed it has the password now.
    closing: [
      `If you did not change it, please set a new password now using “Forgot your password?”: ${ctx.publicUrl}/auth`,
    ],
  })),

  confirmEmailChange: toUser((ctx, user, { change }) => confirmEmailChange(ctx, user, change)),
  emailChangeRequested: toUser((ctx, user, { change }) => emailChangeRequested(ctx, user, change)),
  emailChangeDone: toUser((ctx, user, { change }) => emailChangeDone(ctx, user, change)),

  newDevice: toUser(async (ctx, user, { device: id }) => {
    const device = await findDevice(user.id, id);
    return (
      device && {
        subject: 'New sign-in to your account',
        paragraphs: ['There was a sign-in to your account from a new device.'],
        facts: [
          ['Device', device.label],
          ['Network address', device.address],
          ['Time', formatEmailTime(device.at)],
        ],
        closing: [
          'If this was you, you do not need to do anything.',
          `If this was not you, please change your password and end the session: ${ctx.publicUrl}/account`,
        ],
      }
    );
  }),

  loginsFailed: toUser(ctx => ({
    subject: 'Failed attempts to sign in to your account',
    paragraphs: [
      'In the last hour there have been many attempts to sign in to your account with a wrong password.',
      'You can still sign in as usual. Attempts from elsewhere do not lock your account.',
    ],
    closing: [
      'If your password is used on another website as well, please choose a new one, and turn on two-factor authentication.',
      `Your account’s security log shows each attempt: ${ctx.publicUrl}/account`,
    ],
  })),

  addressTaken: toUser((ctx, user) => {
    const attempt: Draft = {
      subject: 'Someone tried to register with your email address',
      paragraphs: ['Someone tried to create an account with this email address, which already has one.'],
      closing: [
        `If this was you, please sign in, or use “Forgot your password?”: ${ctx.publicUrl}/auth`,
        'If this was not you, you do not need to do anything.',
      ],
    };
    if (user.isEmailVerified) return attempt;
    // The only email that an address receives before it is verified.
    return withLink(ctx, user, 'emailVerification', url => ({
      ...attempt,
      action: { label: 'Verify email address', url },
    }));
  }),

  twoFactorOn: toUser(ctx => ({
    subject: 'Two-factor authentication is on',
    paragraphs: [
      'Signing in to your account now requires a code from your authenticator app. Every other session has been ended.',
      'Please keep your recovery codes in a safe place. You need one to sign in if you lose access to the app.',
    ],
    closing: [notYou(ctx)],
  })),

  twoFactorOff: toUser(twoFactorOff),

  passkeyAdded: toUser(passkeyAdded),
  passkeyRemoved: toUser(passkeyRemoved),
  passkeyCopied: toUser(passkeyCopied),

  recoveryCodesRenewed: toUser(ctx => ({
    subject: 'New recovery codes for your account',
    paragraphs: ['Ten new recovery codes have been created. The old ones no longer work.'],
    closing: [notYou(ctx)],
  })),

  connectSignIn: toUser(connectSignIn),

  apiTokenCreated: toUser(async (ctx, user, { tokenId }) => {
    const token = (await listTokens(user.id)).find(({ id }) => id === tokenId);
    return token === undefined
      ? null
      : {
          subject: 'A new API token for your account',
          paragraphs: ['An API token has been created for your account. Programs can use it on your behalf.'],
          facts: [
            ['Name', token.name],
            ['Scope', token.scope === 'WRITE' ? 'Read and write' : 'Read'],
            ['Expires', formatEmailTime(token.expiresAt)],
          ],
          closing: [
            'If this was you, you do not need to do anything.',
            `If this was not you, please revoke the token and change your password now: ${ctx.publicUrl}/account`,
          ],
        };
  }),

  dataExported: toUser(ctx => ({
    subject: 'Your data has been exported',
    paragraphs: ['All the data held about you has been downloaded from your account.'],
    closing: [notYou(ctx)],
  })),

  invitation,
  domainMissing: toUser((ctx, _user, order) => domainMissing(ctx, order)),
  groupsMissing: toUser((ctx, _user, order) => groupsMissing(ctx, order)),
  accessGranted: toUser((ctx, _user, order) => accessGranted(ctx, order)),
  calendarCreated: toUser(calendarCreated),
  madeOwner: toUser((ctx, _user, { organisationId }) => madeOwner(ctx, organisationId)),
  provisioned: toUser((ctx, _user, order) => provisioned(ctx, order)),
  removedFromOrganisation: toUser((_ctx, _user, order) => removedFromOrganisation(order)),
  roleChanged: toUser((ctx, _user, order) => roleChanged(ctx, order)),

  invoiceReceipt: toUser(invoiceReceipt),
  documentReceipt: toUser(documentReceipt),
  documentReady: toUser(documentReady),
  documentFailed: toUser(documentFailed),
  evidenceExpiring: toUser(evidenceExpiring),
  evidenceExpired: toUser(evidenceExpired),
  lawMoved: toUser(lawMoved),
  actionsDue: toUser(actionsDue),
  systemDays: toUser(systemDays),
  dutyReview: toUser(dutyReview),
  policyReview: toUser(policyReview),
  mondayDigest: toUser(mondayDigest),
  reviewAsked: toUser(reviewAsked),
  reviewDone: toUser(reviewDone),
  paymentFailed: toUser(paymentFailed),
  supplierAsked,
  supplierAnswered: toUser(supplierAnswered),

  contactMessage: async (ctx, { contactId }) => {
    const found = await findContactMessage(contactId);
    if (!found) return null;
    const { name, email, company, topic, message, createdAt } = found;
    return {
      to: ctx.salesEmail,
      replyTo: { name, address: email },
      subject: `Contact form: ${topic === 'scheduleDemo' ? 'scheduled demo' : topic}`,
      paragraphs: [message],
      facts: [
        ['From', `${isolated(name)}, ${email}`],
        ...(company ? [['Company', company] as [string, string]] : []),
        ['Received', formatEmailTime(createdAt)],
      ],
    };
  },
};

export function writeEmail<Template extends Mail['template']>(
  ctx: EmailContext,
  mail: MailOf<Template>,
): Promise<Email | null> {
  const write = writers[mail.template] as Writer<Template>;
  return write(ctx, mail);
}
