import { expect, test } from '@playwright/test';
import { subscribe } from './matrix/subscribe.ts';
import { answerAll, guestClient, ok, registeredClient, startedAssessment } from './restClient.ts';

test('the plans are public, with the prices of one file', async ({ baseURL }) => {
  const guest = await guestClient(baseURL);
  const plans = await ok<Record<string, unknown>[]>(guest.get('/api/pricing'));
  expect(plans.map(({ id, price, interval, popular }) => [id, price, interval, popular])).toEqual([
    ['starter', 49, 'month', false],
    ['professional', 149, 'month', true],
    ['enterprise', 499, 'month', false],
  ]);
  for (const { features } of plans) expect((features as string[]).length).toBeGreaterThan(3);
  const config = await ok(guest.get('/api/stripe-config'));
  expect(config).toEqual({ publicKey: expect.stringMatching(/^pk_test_simulator/), sandboxMode: true });
  expect((await guest.post('/api/create-subscription', { planId: 'starter' })).status()).toBe(401);
});

test('a subscriber has the plan, can cancel it and resume it', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const free = { plan: 'free', status: 'free', currentPeriodEnd: null, cancelAtPeriodEnd: false, endsAt: null };
  expect(await ok(client.get('/api/subscription'))).toMatchObject(free);
  expect((await client.post('/api/create-subscription', { planId: 'gold' })).status()).toBe(400);
  expect((await client.post('/api/subscription/cancel')).status()).toBe(409);

  await subscribe(client, 'professional');
  expect(await ok(client.get('/api/user'))).toMatchObject({
    subscriptionPlan: 'professional',
    subscriptionStatus: 'active',
    subscriptionEndsAt: null,
  });
  const again = await ok(client.post('/api/create-subscription', { planId: 'professional' }));
  expect(again).toMatchObject({ clientSecret: null, plan: 'professional', status: 'active' });
  const [invoice, ...more] = await ok<Record<string, unknown>[]>(client.get('/api/invoices'));
  expect(more).toEqual([]);
  expect(invoice).toMatchObject({ amount: 149, currency: 'EUR', status: 'paid' });
  const pdf = await client.get(new URL(String(invoice?.pdfUrl)).pathname + new URL(String(invoice?.pdfUrl)).search);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  const cancelled = await ok(client.post('/api/subscription/cancel'));
  expect(cancelled).toMatchObject({ plan: 'professional', cancelAtPeriodEnd: true });
  expect((await ok(client.get('/api/user'))).subscriptionEndsAt).toBe(cancelled.currentPeriodEnd);
  expect(await ok(client.post('/api/subscription/resume'))).toMatchObject({ cancelAtPeriodEnd: false, endsAt: null });
});

test('the fourth AI system needs a plan that allows it', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  for (const name of ['One', 'Two', 'Three']) await ok(client.post('/api/systems', { name }));
  const refused = await client.post('/api/uk/systems', { name: 'Four' });
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toEqual({
    message: 'Your Free plan includes 3 AI systems. The Professional plan includes 10: see /pricing.',
  });
  await subscribe(client, 'professional');
  await expect(async () => expect((await client.post('/api/systems', { name: 'Four' })).status()).toBe(201)).toPass({
    timeout: 5_000,
    intervals: [50],
  });
});

test('a document is sold once for one assessment, to its owner', async ({ baseURL }) => {
  const [anna, boris] = [await registeredClient(baseURL), await registeredClient(baseURL)];
  const { assessmentId } = await startedAssessment(anna, 'UK');
  const wanted = { assessmentId, documentType: 'risk-assessment' };
  expect((await anna.post('/api/document-purchases', wanted)).status(), 'not completed yet').toBe(404);
  await answerAll(anna, assessmentId, 'best');
  await ok(anna.post(`/api/assessments/${assessmentId}/complete`));
  await expect(async () => {
    const sale = await ok(anna.post('/api/document-purchases', wanted));
    expect(sale).toMatchObject({ amount: 39, currency: 'GBP', status: 'pending' });
    expect(await ok(anna.post('/api/document-purchases', wanted))).toEqual(sale);
  }).toPass({ timeout: 5_000, intervals: [50] });
  expect((await boris.post('/api/document-purchases', wanted)).status()).toBe(404);
  expect((await boris.get(`/api/document-purchases?assessmentId=${assessmentId}`)).status()).toBe(404);
  const [bought] = await ok<unknown[]>(anna.get(`/api/document-purchases?assessmentId=${assessmentId}`));
  expect(bought).toMatchObject({ documentType: 'risk-assessment', amount: 39, currency: 'GBP', testMode: true });
});

test('a webhook without Stripe’s signature is refused in any form', async ({ baseURL }) => {
  const guest = await guestClient(baseURL);
  const forged = { id: 'evt_1', type: 'invoice.paid', data: { object: { id: 'in_1', object: 'invoice' } } };
  const answers = [
    await guest.post('/api/stripe/webhook', forged),
    await guest.http.post('/api/stripe/webhook', { data: forged, headers: { 'stripe-signature': 't=1,v1=ab' } }),
    await guest.http.post('/api/stripe/webhook', { data: 'not json', headers: { 'content-type': 'text/plain' } }),
  ];
  for (const answer of answers) {
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toEqual({ message: 'The webhook signature is not valid.' });
  }
  const large = await guest.http.post('/api/stripe/webhook', { data: 'x'.repeat(1_100_000) });
  expect(large.status()).toBe(413);
});

test('only the simulator’s pages can be reached from outside', async ({ baseURL }) => {
  const guest = await guestClient(baseURL);
  for (const path of [
    '/simulator/..%2f__simulator/advance',
    '/simulator/%2e%2e/__simulator/advance',
    '/__simulator/advance',
  ])
    expect((await guest.post(path, { seconds: 1 })).status(), path).toBeGreaterThanOrEqual(400);
});

test('only administrators can change the payment mode', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  for (const answer of [
    await client.get('/api/admin/payment-settings'),
    await client.post('/api/admin/payment-settings', { sandboxMode: false }),
  ])
    expect(answer.status()).toBe(403);
});
