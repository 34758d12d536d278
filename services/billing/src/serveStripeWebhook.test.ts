import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBillingForTest, SECRETS, type TestBilling } from '../testing/openBillingForTest.ts';
import { handleStripeEvent } from './use-cases/handleStripeEvent.ts';

/** The ordinary run takes a sample; `npm run proof` the full number. */
const FORGERIES = process.env.PROOF === 'full' ? 1_000 : 60;

let billing: TestBilling;
beforeAll(async () => {
  billing = await openBillingForTest({ worker: false });
});
afterAll(() => billing.stop());

let number = 0;
/** An event exactly as Stripe sends it, including spaces. */
const event = (id = `evt_${++number}`) =>
  JSON.stringify(
    {
      id,
      type: 'customer.subscription.updated',
      created: 1_795_340_000,
      data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_1' } },
    },
    null,
    2,
  );
const kept = () => billing.rows('webhook_events');
const ordered = () => billing.rows('outbox');
const now = () => Math.floor(Date.now() / 1000);

describe("Stripe's webhook", () => {
  it('is stored once with its order, and answered within half a second', async () => {
    const payload = event('evt_once');
    const started = performance.now();
    expect(await billing.post(payload, billing.sign(payload))).toBe(200);
    expect(performance.now() - started).toBeLessThan(500);
    const again = await Promise.all([1, 2, 3].map(() => billing.post(payload, billing.sign(payload))));
    expect(again).toEqual([200, 200, 200]);
    expect([await kept(), await ordered()].map(rows => rows.length)).toEqual([1, 1]);
  });

  it('is listed for administrators as waiting until all its work is done', async () => {
    const payload = event('evt_listed');
    await billing.post(payload, billing.sign(payload));
    const query = '{ webhookLog { id type mode handledAt } }';
    const administrator = { ...user(1), isAdmin: true } as ReturnType<typeof user>;
    const newest = async () => {
      const [first] = await root<object[]>(billing.execute(administrator, query));
      return first;
    };
    const listed = { id: 'evt_listed', type: 'customer.subscription.updated', mode: 'test' };
    expect(await newest()).toEqual({ ...listed, handledAt: null });
    const { id: eventId, ...told } = listed;
    const about = { objectId: 'sub_1', customerId: 'cus_1', paymentIntentId: null, created: 1_795_340_000 };
    await handleStripeEvent(billing.context(), { ...told, ...about, eventId, mode: 'test' });
    expect(await newest()).toEqual({ ...listed, handledAt: expect.any(String) });
    expect((await billing.execute(user(1), query)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  it('can be signed with the old secret during a replacement, and 300 seconds late', async () => {
    for (const secret of SECRETS) {
      const payload = event();
      expect(await billing.post(payload, billing.sign(payload, secret, now() - 295))).toBe(200);
    }
  });

  it('is accepted and ignored if billing does not use its event', async () => {
    const before = (await kept()).length;
    const payload = JSON.stringify({
      id: 'evt_other',
      type: 'product.created',
      created: 1_795_340_000,
      data: { object: { id: 'prod_1', object: 'product' } },
    });
    expect(await billing.post(payload, billing.sign(payload))).toBe(200);
    expect(await kept()).toHaveLength(before);
  });

  it(`rejects forged, stale and altered ones without a change, ${FORGERIES} times`, async () => {
    const before = JSON.stringify([await kept(), await ordered()]);
    const forgeries: ((payload: string) => [payload: string, signature: string])[] = [
      payload => [payload, ''],
      payload => [payload, 't=1,v1=00'],
      payload => [payload, billing.sign(payload, 'whsec_somebodyElse')],
      payload => [payload, billing.sign(payload, SECRETS[0], now() - 301)],
      payload => [payload.replace('sub_1', 'sub_2'), billing.sign(payload)],
      payload => [JSON.stringify(JSON.parse(payload)), billing.sign(payload)],
      payload => [`${payload} `, billing.sign(payload)],
      payload => [payload, billing.sign(payload).replace(/v1=.{4}/, 'v1=0000')],
      payload => [payload, billing.sign(payload).replace(/t=\d+/, `t=${now() - 10}`)],
      payload => [payload, billing.sign(payload).replace('v1=', 'v0=')],
    ];
    const statuses = new Set<number>();
    for (let count = 0; count < FORGERIES; count++) {
      const [payload, signature] = forgeries[count % forgeries.length]?.(event()) ?? ['', ''];
      statuses.add(await billing.post(payload, signature));
    }
    expect([...statuses]).toEqual([400]);
    expect(JSON.stringify([await kept(), await ordered()])).toBe(before);
  });
});
