import type { MailOf } from '@aicp/contracts/emails/sendEmail';
import type { User } from '../store/users.ts';
import { systemOfAssessment } from './emailNames.ts';
import { type Draft, type EmailContext, formatEmailTime } from './toUser.ts';

type Money = Pick<MailOf<'invoiceReceipt'>, 'amount' | 'currency'>;

export function invoiceReceipt(ctx: EmailContext, _user: User, mail: MailOf<'invoiceReceipt'>): Draft {
  return {
    subject: `Receipt: ${planName(mail.plan)} plan`,
    paragraphs: ['Thank you. Your payment has been received.'],
    facts: [
      ['Plan', planName(mail.plan)],
      ['Amount', inMoney(mail)],
    ],
    closing: [`All invoices: ${ctx.publicUrl}/subscription`],
  };
}

export async function documentReceipt(
  _ctx: EmailContext,
  _user: User,
  mail: MailOf<'documentReceipt'>,
): Promise<Draft> {
  const system = await systemOfAssessment(mail.assessmentId);
  return {
    subject: `Receipt: ${documentName(mail.documentType)}`,
    paragraphs: ['Thank you. Your payment has been received. You can now generate the document from its report.'],
    facts: [
      ['Document', documentName(mail.documentType)],
      ...(system ? [['AI system', system] as [string, string]] : []),
      ['Amount', inMoney(mail)],
    ],
  };
}

export function paymentFailed(ctx: EmailContext, _user: User, mail: MailOf<'paymentFailed'>): Draft {
  return {
    subject: `Payment failed: ${planName(mail.plan)} plan`,
    paragraphs: [
      `We could not charge ${inMoney(mail)} for your ${planName(mail.plan)} plan.`,
      mail.nextAttemptAt
        ? `We will try again on ${formatEmailTime(new Date(mail.nextAttemptAt))}. Please check your card before then.`
        : 'We will not try again. Please check your card to keep your plan.',
    ],
    action: { label: 'Check your card', url: `${ctx.publicUrl}/subscription` },
  };
}

function inMoney({ amount, currency }: Money): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100);
}

const planName = (plan: string) => plan.charAt(0).toUpperCase() + plan.slice(1);
/** 'model-card' → 'Model card'. */
export const documentName = (type: string) => planName(type.replaceAll('-', ' '));
