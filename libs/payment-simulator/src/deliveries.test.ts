import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openSimulatorForTest, type TestSimulator } from '../testing/openSimulatorForTest.ts';

let simulator: TestSimulator;
beforeEach(async () => {
  simulator = await openSimulatorForTest();
});
afterEach(() => simulator.close());

test('every event is signed, arrives once, and is listed with its previous values', async () => {
  const { id } = await simulator.stripe.customers.create({ name: 'Ada' });
  await simulator.stripe.customers.update(id, { name: 'Ada Lovelace' });
  await simulator.settle();
  expect([simulator.types(), simulator.webhook.forged]).toEqual([['customer.created', 'customer.updated'], 0]);
  const listed = await simulator.stripe.events.list({ type: 'customer.updated' });
  expect(listed.data[0]).toMatchObject({
    pending_webhooks: 0,
    livemode: false,
    data: { object: { id, name: 'Ada Lovelace' }, previous_attributes: { name: 'Ada' } },
  });
  expect(listed.data[0]?.request?.id).toMatch(/^req_/);
  expect((await simulator.stripe.events.retrieve(String(listed.data[0]?.id))).type).toBe('customer.updated');
});

test('a refused event is sent again, even after a restart', async () => {
  simulator.webhook.failing = true;
  await simulator.stripe.customers.create();
  await simulator.settle();
  await simulator.restart();
  expect(simulator.received).toEqual([]);
  simulator.webhook.failing = false;
  const limit = Date.now() + 5000;
  while (simulator.received.length === 0 && Date.now() < limit) await sleep(20);
  expect(simulator.types()).toEqual(['customer.created']);
});

test('deliveries can be held, duplicated, shuffled, lost and repeated', async () => {
  const { stripe, control, received } = simulator;
  await control('deliveries', { hold: true });
  for (let count = 0; count < 12; count++) await stripe.customers.create();
  expect(received).toEqual([]);
  await control('deliveries', { copies: 2, shuffle: true });
  await simulator.settle();
  const ids = received.map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([24, 12]);
  const made = (await stripe.events.list({ limit: 100 })).data.map(({ id }) => id).reverse();
  expect([...new Set(ids)]).not.toEqual(made);
  await control('deliveries', { drop: true });
  await stripe.products.create({ name: 'Lost' });
  await simulator.settle();
  expect(simulator.types()).not.toContain('product.created');
  await control('deliveries');
  const [lost] = (await stripe.events.list({ type: 'product.created' })).data;
  await control('resend', { event: lost?.id });
  await simulator.settle();
  expect(simulator.types()).toContain('product.created');
});
