import { type Mail, SendEmail } from '@aicp/contracts/emails/sendEmail';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openIdentityWithMail } from '../../testing/openIdentityWithMail.ts';

let identity: Awaited<ReturnType<typeof openIdentityWithMail>>;
let person: { userId: number };
beforeAll(async () => {
  identity = await openIdentityWithMail();
  person = { userId: (await identity.registered('anna')).id };
});
afterAll(() => identity.stop());

const money = { amount: 4999, currency: 'EUR', testMode: true } as const;

it.each<[string, (to: typeof person) => Mail]>([
  ['Receipt: Starter plan', to => ({ template: 'invoiceReceipt', plan: 'starter', ...money, ...to })],
  [
    'Receipt: Model card',
    to => ({ template: 'documentReceipt', assessmentId: 7, documentType: 'model-card', ...money, ...to }),
  ],
  ['Payment failed', to => ({ template: 'paymentFailed', plan: 'starter', nextAttemptAt: null, ...money, ...to })],
])('the email “%s” says the amount to the cent', async (subject, mail) => {
  await identity.worker().transaction(async tx => tx.send(SendEmail, mail(person)));
  expect((await identity.box.take('anna@example.com', subject)).text).toContain('€49.99');
});
