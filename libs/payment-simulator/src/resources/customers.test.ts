import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openSimulatorForTest, type TestSimulator } from '../../testing/openSimulatorForTest.ts';

let simulator: TestSimulator;
beforeAll(async () => {
  simulator = await openSimulatorForTest();
});
afterAll(() => simulator.close());

const journal = () => readFileSync(join(simulator.dataDir, 'payments.jsonl'), 'utf8');

/** A customer who has paid once. */
async function customer(word: string) {
  const { id } = await simulator.stripe.customers.create({ email: `${word}@firm.example`, name: `${word} Ltd` });
  await simulator.stripe.paymentIntents.create({
    amount: 4_900,
    currency: 'eur',
    customer: id,
    payment_method: 'pm_card_visa',
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  await simulator.stripe.customers.update(id, { name: `${word} and Sons` });
  return id;
}

describe('a customer who is deleted', () => {
  it('leaves no name and no address in the journal, and keeps payments', async () => {
    const [gone, other] = [await customer('gone'), await customer('other')];
    expect(journal()).toContain('gone@firm.example');
    await simulator.stripe.customers.del(gone);
    await simulator.settle();
    expect(journal()).not.toMatch(/gone@firm|gone Ltd|gone and Sons/);
    expect(journal()).toContain('other and Sons');
    const { data } = await simulator.stripe.paymentIntents.list({ customer: gone });
    expect(data).toMatchObject([{ amount: 4_900, status: 'succeeded' }]);
    const unknown = {
      statusCode: 400,
      code: 'resource_missing',
      param: 'customer',
      message: "No such customer: 'cus_x'",
    };
    for (const customer of ['cus_x', gone])
      await expect(simulator.stripe.setupIntents.create({ customer })).rejects.toMatchObject({
        ...unknown,
        message: `No such customer: '${customer}'`,
      });
    await expect(simulator.stripe.subscriptions.list({ customer: 'cus_x' })).rejects.toMatchObject(unknown);
    await expect(simulator.stripe.invoices.list({ customer: 'cus_x' })).rejects.toMatchObject(unknown);
    await expect(simulator.stripe.customers.update(gone, { name: 'x' })).rejects.toMatchObject({ statusCode: 404 });
    await simulator.restart();
    expect(await simulator.stripe.customers.retrieve(gone)).toMatchObject({ deleted: true });
    expect(await simulator.stripe.customers.retrieve(other)).toMatchObject({ email: 'other@firm.example' });
  });
});

it('a card detached from its customer is no longer used', async () => {
  const { stripe } = simulator;
  const { id: customer } = await stripe.customers.create({});
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  await stripe.paymentMethods.detach(card.id);
  await expect(stripe.paymentMethods.attach(card.id, { customer })).rejects.toThrow('may not be used again');
  const settings = { invoice_settings: { default_payment_method: card.id } };
  await expect(stripe.customers.update(customer, settings)).rejects.toMatchObject({ code: 'resource_missing' });
});
