import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openSimulatorForTest, type TestSimulator } from '../../testing/openSimulatorForTest.ts';
import { beginSubscription, makePlans } from '../../testing/planForTest.ts';

let simulator: TestSimulator;
beforeAll(async () => {
  simulator = await openSimulatorForTest();
});
afterAll(() => simulator.close());

async function get(url: string) {
  const answer = await fetch(url);
  return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() };
}

test('the replacement for Stripe.js is JavaScript without types, and all its imports exist', async () => {
  const seen = new Set<string>();
  const waiting = ['stripe.js', 'pay.ts'];
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const { status, type, body } = await get(`${simulator.url}/simulator/${name}`);
    expect([name, status, type]).toEqual([name, 200, 'text/javascript; charset=utf-8']);
    expect(body).not.toMatch(/\binterface \w+ \{|: string\b/);
    waiting.push(...[...body.matchAll(/(?:from|import) '\.\/([^']+)'/g)].map(([, imported]) => String(imported)));
  }
  expect(seen.size).toBeGreaterThan(6);
});

test('an invoice has a page and a PDF, both labelled as simulated, and other data is not shown', async () => {
  const { starter } = await makePlans(simulator.stripe);
  const { id: customer } = await simulator.stripe.customers.create({ name: 'Ada <b>&</b> Co' });
  const { invoice, intent } = await beginSubscription(simulator.stripe, customer, starter.id);
  const open = await get(String(invoice.hosted_invoice_url));
  expect(open.body).toContain('Payment simulator: no real charges are made');
  expect(open.body).toContain('Pay €49.99');
  const { latest_charge } = await simulator.stripe.paymentIntents.confirm(intent, {
    payment_method: 'pm_card_visa',
    expand: ['latest_charge'],
  });
  expect((await get(String(invoice.hosted_invoice_url))).body).not.toContain('Pay €49.99');
  const pdf = await get(String(invoice.invoice_pdf));
  expect([pdf.status, pdf.type]).toEqual([200, 'application/pdf']);
  expect(pdf.body).toMatch(/^%PDF-1\.4.*Payment simulator.*%%EOF\n$/s);
  const receipt = await get(String((latest_charge as { receipt_url?: string }).receipt_url));
  expect(receipt.body).toContain('€49.99 paid on');
  const portal = await simulator.stripe.billingPortal.sessions.create({
    customer,
    return_url: 'https://example.com/back',
  });
  expect((await get(portal.url)).body).toContain('Current card: visa •••• 4242');
  for (const path of ['invoices/in_guessed', 'portal/bps_guessed', 'printScripts.ts', '../secrets.json']) {
    expect((await get(`${simulator.url}/simulator/${path}`)).status).toBeGreaterThanOrEqual(401);
  }
});
