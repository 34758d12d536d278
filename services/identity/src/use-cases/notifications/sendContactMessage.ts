import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { ContactMessageInput } from '@aicp/contracts/inputs/userInputs';
import { parse } from '@aicp/contracts/parse';
import { networkOf } from '@aicp/service/process/networkOf';
import { nextId } from '@aicp/service/store/serialIds';
import type { RequestContext } from '../../context.ts';
import { insertContactMessage } from '../../store/contactMessages.ts';

/** Stores a message to us for some months, and forwards it by email. */
export async function sendContactMessage(ctx: RequestContext, input: unknown): Promise<{ message: string }> {
  const message = parse(ContactMessageInput, input);
  await ctx.limiter.spend('contact', networkOf(ctx.client.address));
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  const id = await nextId('contactMessages');
  await ctx.transaction(async tx => {
    await insertContactMessage(tx, { ...message, id, createdAt: ctx.now(), userId });
    tx.send(SendEmail, { template: 'contactMessage', contactId: id });
  });
  return { message: 'Thank you. We have received your message and will reply by email.' };
}
