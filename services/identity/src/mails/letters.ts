import type { Mail } from '@aicp/contracts/sendEmail';
import { findContactMessage } from '../store/contactMessages.ts';
import { findFormerEmail } from '../store/formerEmails.ts';
import { findDevice } from '../store/knownDevices.ts';
import { hoursOf } from '../store/linkTokens.ts';
import { documentReceipt, invoiceReceipt, paymentFailed } from './billingLetters.ts';
import { documentFailed, documentReady, evidenceExpiring } from './documentLetters.ts';
import type { Letter } from './letter.ts';
import { inWords, type LetterContext, notYou, toUser, withLink } from './toUser.ts';

type MailOf<Template extends Mail['template']> = Extract<Mail, { template: Template }>;

/** Writes a letter, or null when there is no longer a reason for it: the account is gone, for example. */
type Writer<Template extends Mail['template']> = (ctx: LetterContext, mail: MailOf<Template>) => Promise<Letter | null>;

/** Every mail that the product sends, by the name of its template in the contract. */
const letters: { [Template in Mail['template']]: Writer<Template> } = {
  welcome: toUser((ctx, user) =>
    withLink(ctx, user, 'emailVerification', url => ({
      subject: 'Welcome to AI Compliance: please confirm your e-mail address',
      paragraphs: ['Your account is ready. Please confirm that this e-mail address is yours.'],
      action: { label: 'Confirm e-mail address', url },
      closing: [
        `The link works once and for ${hoursOf('emailVerification')} hours.`,
        'If you have not opened an account, you can ignore this mail.',
      ],
    })),
  ),

  verification: toUser((ctx, user) =>
    user.isEmailVerified
      ? null
      : withLink(ctx, user, 'emailVerification', url => ({
          subject: 'Please confirm your e-mail address',
          paragraphs: ['Please confirm that this e-mail address is yours.'],
          action: { label: 'Confirm e-mail address', url },
          closing: [`The link works once and for ${hoursOf('emailVerification')} hours. Earlier links no longer work.`],
        })),
  ),

  passwordReset: toUser(async (ctx, user) => {
    if (!(await ctx.limiter.allows('passwordResetMail', `user ${user.id}`))) return null;
    return withLink(ctx, user, 'passwordReset', url => ({
      subject: 'Reset your password',
      paragraphs: ['Somebody, hopefully you, has asked for a new password for your account.'],
      action: { label: 'Choose a new password', url },
      closing: [
        'The link works once and for 1 hour. Earlier links no longer work.',
        'If it was not you, you can ignore this mail: your password stays as it is.',
      ],
    }));
  }),

  passwordChanged: toUser(ctx => ({
    subject: 'Your password has been changed',
    paragraphs: ['The password of your account has just been changed, and every other session has been ended.'],
    // Not /account: whoever did it has the password now.
    closing: [`If it was not you, please choose a new one at once, by “Forgot your password?”: ${ctx.publicUrl}/auth`],
  })),

  emailChanged: toUser(async (_ctx, user, { change }) => {
    const former = await findFormerEmail(user.id, change);
    return (
      former && {
        to: former,
        subject: 'The e-mail address of your account has been changed',
        paragraphs: [
          'Your account now has another e-mail address. Mails about it will no longer come here.',
          'If it was not you, please write to us by the contact form at once: somebody knows your password.',
        ],
      }
    );
  }),

  newDevice: toUser(async (ctx, user, { device: id }) => {
    const device = await findDevice(user.id, id);
    return (
      device && {
        subject: 'New sign-in to your account',
        paragraphs: ['Somebody has signed in to your account from a device that we have not seen before.'],
        facts: [
          ['Device', device.label],
          ['Network address', device.address],
          ['Time', inWords(device.at)],
        ],
        closing: [
          'If it was you, there is nothing to do.',
          `If it was not you, please change your password and end the session: ${ctx.publicUrl}/account`,
        ],
      }
    );
  }),

  twoFactorOn: toUser(ctx => ({
    subject: 'Two-factor authentication is on',
    paragraphs: [
      'Signing in to your account now takes a code of your authenticator app. Every other session has been ended.',
      'Please keep your recovery codes in a safe place: they sign in when the app is out of reach.',
    ],
    closing: [notYou(ctx)],
  })),

  twoFactorOff: toUser(ctx => ({
    subject: 'Two-factor authentication is off',
    paragraphs: ['Signing in to your account takes the password alone. Every other session has been ended.'],
    closing: [notYou(ctx)],
  })),

  recoveryCodesRenewed: toUser(ctx => ({
    subject: 'New recovery codes for your account',
    paragraphs: ['Ten new recovery codes have been made. The ones before no longer work.'],
    closing: [notYou(ctx)],
  })),

  invoiceReceipt: toUser(invoiceReceipt),
  documentReceipt: toUser(documentReceipt),
  documentReady: toUser(documentReady),
  documentFailed: toUser(documentFailed),
  evidenceExpiring: toUser(evidenceExpiring),
  paymentFailed: toUser(paymentFailed),

  contactMessage: async (ctx, { contactId }) => {
    const found = await findContactMessage(contactId);
    if (!found) return null;
    const { name, email, company, topic, message, createdAt } = found;
    return {
      to: ctx.salesEmail,
      replyTo: { name, address: email },
      subject: `Contact form: ${topic === 'scheduleDemo' ? 'a scheduled demo' : topic}`,
      paragraphs: [message],
      facts: [
        ['From', `${name}, ${email}`],
        ...(company ? [['Company', company] as [string, string]] : []),
        ['Received', inWords(createdAt)],
      ],
    };
  },
};

/** Writes the letter that an order asks for. */
export function writeLetter<Template extends Mail['template']>(
  ctx: LetterContext,
  mail: MailOf<Template>,
): Promise<Letter | null> {
  const write = letters[mail.template] as Writer<Template>;
  return write(ctx, mail);
}
