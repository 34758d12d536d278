import { PaymentRecorded } from '@aicp/contracts/events/billingEvents';
import { root } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openAdminForTest } from '../../testing/openAdminForTest.ts';

type Revenue = { month: string; currency: string; testMode: boolean; amount: number };

let admin: Awaited<ReturnType<typeof openAdminForTest>>;
let last = 0;
beforeAll(async () => {
  admin = await openAdminForTest();
});
afterAll(() => admin.app.stop());

async function pay(amount: number, more: { currency?: 'EUR' | 'GBP'; testMode?: boolean } = {}) {
  const payment = {
    ...{ paymentId: `in_${++last}`, userId: 7, organisationId: 1_000_007, what: 'subscription' as const },
    ...{ currency: 'EUR' as const, testMode: false, returned: false, amount, version: 1, ...more },
    at: new Date().toISOString(),
  };
  await admin.deliver(admin.envelope(PaymentRecorded, payment));
  return payment;
}

const month = new Date().toISOString().slice(0, 7);
const revenue = async () => {
  const charts = await root<{ revenue: Revenue[] }>(
    admin.ask('{ adminCharts { revenue { month currency testMode amount } } }'),
  );
  return charts.revenue;
};

it('the revenue of a month is what was paid and not refunded, to the cent, by currency, and without test cards', async () => {
  await pay(4999);
  await pay(6664);
  await pay(3949, { currency: 'GBP' });
  await pay(4901, { testMode: true });
  const returned = await pay(14_995);
  await admin.deliver(admin.envelope(PaymentRecorded, { ...returned, version: 2, returned: true }));
  expect(await revenue()).toEqual([
    { month, currency: 'EUR', testMode: false, amount: 116.63 },
    { month, currency: 'EUR', testMode: true, amount: 49.01 },
    { month, currency: 'GBP', testMode: false, amount: 39.49 },
  ]);
});

it('no cent is lost or gained, whatever is paid', async () => {
  const euros = async () => Math.round(((await revenue())[0]?.amount ?? 0) * 100);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 5 }), async amounts => {
      const before = await euros();
      for (const amount of amounts) await pay(amount);
      expect((await euros()) - before).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
    }),
    { numRuns: 10 },
  );
});
