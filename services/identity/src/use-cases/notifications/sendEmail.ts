import type { Mail } from '@aicp/contracts/emails/sendEmail';
import type { Mailer } from '../../adapters/mailer.ts';
import type { WorkerContext } from '../../context.ts';
import { writeEmail } from '../../emails/emails.ts';
import { renderEmail } from '../../emails/renderEmail.ts';
import type { EmailContext } from '../../emails/toUser.ts';
import { claimMail, findMailState, setMailState } from '../../store/mails.ts';

export type SenderContext = WorkerContext & Omit<EmailContext, 'now'> & { mailer: Mailer };

/**
 * Sends one email for one order, however often the order is delivered. It is claimed in the database before the hand-over: after a crash
 * during it no one knows whether it was sent, so it is not sent again but listed for attention.
 */
export async function sendEmail(ctx: SenderContext, mail: Mail, order: { id: string; last: boolean }): Promise<void> {
  const { id, last } = order;
  const before = await findMailState(id);
  if (before === 'sending') return doubt(ctx, id, 'the hand-over to the mail server was interrupted');
  if (before !== null && before !== 'failed') return;
  const email = await writeEmail(ctx, mail);
  if (!email) return ctx.logger.debug({ template: mail.template }, 'email no longer needed');
  // Counted once, and not again when the mail server refuses it.
  if (before === null && email.isCounted && !(await ctx.limiter.allows('mailToUnverified', inboxOf(email.to))))
    return ctx.logger.info({ template: mail.template }, 'too many emails to an unverified address');
  if (!(await claimMail(id, mail, ctx.now()))) return;

  const result = await ctx.mailer.send(id, renderEmail(email));
  if (result.outcome === 'unknown') return doubt(ctx, id, result.error);
  if (result.outcome === 'sent') {
    await setMailState(id, 'sent', ctx.now());
    return;
  }
  const dead = result.outcome === 'never' || last;
  await setMailState(id, dead ? 'dead' : 'failed', ctx.now(), result.error);
  if (dead)
    return ctx.logger.error(
      { mail: id, template: mail.template, reason: result.error },
      'email failed after all attempts',
    );
  throw new Error(`the mail server refused the email or could not be reached: ${result.error}`);
}

async function doubt(ctx: SenderContext, id: string, reason: string): Promise<void> {
  await setMailState(id, 'uncertain', ctx.now(), reason);
  ctx.logger.error({ mail: id, reason }, 'email may or may not have been sent');
}

/** The inbox of an address, without the part after '+', which anyone can choose. */
function inboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*@/, '@');
}
