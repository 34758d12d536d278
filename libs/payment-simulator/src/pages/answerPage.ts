import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseForm } from '../http/route.ts';
import { day, money } from '../money.ts';
import type { Customer } from '../objects/customer.ts';
import type { Invoice } from '../objects/invoice.ts';
import { newSetupIntent, type SetupIntent } from '../objects/payment.ts';
import type { PaymentMethod } from '../objects/paymentMethod.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { PortalSession } from '../resources/portal.ts';
import { invalid } from '../StripeError.ts';
import { change, create, load, type Simulation } from '../simulation.ts';
import type { Answer, Call, World } from '../world.ts';
import { cardForm, html, page } from './html.ts';
import { HTML, invoiceAt, invoicePage, invoicePdf, receiptPage } from './invoicePage.ts';

/** Serves scripts, styles, invoices, receipts and the portal under `/simulator/`. */
export async function answerPage(world: World, call: Call): Promise<Answer> {
  const [, , kind = '', name = '', part] = call.path.split('/');
  const sim = world.simulationFor({ id: null, idempotency_key: null });
  if (call.method !== 'GET') throw nothing();
  if (kind === 'simulator.css') {
    const body = readFileSync(join(import.meta.dirname, 'simulator.css'));
    return { status: 200, headers: { 'content-type': 'text/css; charset=utf-8' }, body };
  }
  if (!name) return script(kind);
  if (kind === 'receipts') return receiptPage(sim, name);
  if (kind === 'portal') {
    return world.store.transaction(() =>
      portalPage(world, sim, load<PortalSession>(sim, 'billing_portal.session', name), call),
    );
  }
  const invoice = kind === 'invoices' ? invoiceAt(sim, name) : undefined;
  if (!invoice) throw nothing();
  return part === 'pdf' ? invoicePdf(invoice) : invoicePage(world, sim, invoice);
}

async function script(name: string): Promise<Answer> {
  const body = await readScript(name.replace(/\.js$/, '.ts'));
  if (body === undefined) throw nothing();
  return { status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' }, body };
}

const nothing = () => invalid('The payment simulator has no such page.', {}, 404);

const run = promisify(execFile);

let scripts: Promise<Record<string, string>> | undefined;

/**
 * A script for the browser by its name, or undefined. Types are stripped once in a separate process, because in this one that would cost
 * 20 MB.
 */
async function readScript(name: string): Promise<string | undefined> {
  scripts ??= printScripts().catch(error => {
    scripts = undefined;
    throw error;
  });
  return (await scripts)[name];
}

async function printScripts(): Promise<Record<string, string>> {
  const args = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'printScripts.ts')];
  const { stdout } = await run(process.execPath, args, { maxBuffer: 4 * 1024 * 1024 });
  return JSON.parse(stdout);
}

/** The billing portal with the customer's card and invoices. A newly entered card becomes the default. */
function portalPage({ options }: World, sim: Simulation, session: PortalSession, call: Call): Answer {
  const customer = load<Customer>(sim, 'customer', session.customer);
  const { setup_intent: done } = parseForm(call.query);
  if (typeof done === 'string') makeDefault(sim, customer, load<SetupIntent>(sim, 'setup_intent', done));
  const subscriptions = sim.store.all<Subscription>('subscription').filter(own => own.customer === customer.id);
  const going = subscriptions.filter(({ status }) => status === 'active' || status === 'past_due');
  const cardId =
    going[0]?.default_payment_method ??
    load<Customer>(sim, 'customer', customer.id).invoice_settings.default_payment_method;
  const card = sim.store.get<PaymentMethod>('payment_method', cardId ?? '')?.card;
  const invoices = sim.store.all<Invoice>('invoice').filter(invoice => invoice.customer === customer.id);
  const intent = create(sim, { ...newSetupIntent(sim.now()), customer: customer.id }, 'setup_intent.created');
  const rows = invoices.map(
    ({ hosted_invoice_url: url, number, created, status, total, currency }) =>
      html`<tr><td><a href="${url ?? ''}">${number ?? ''}</a></td><td>${day(created)}</td><td>${status}</td><td>${money(total, currency)}</td></tr>`,
  );
  const body = html`
    ${session.return_url ? html`<p><a href="${session.return_url}">Return to the product</a></p>` : html``}
    <p>${card ? `Current card: ${card.brand} •••• ${card.last4}` : 'No card is saved.'}</p>
    <h2>Use a different card</h2>
    ${cardForm(options.publishableKey, intent.client_secret, session.url, 'Use this card')}
    <h2>Invoices</h2>
    <table>
      <thead><tr><th scope="col">Number</th><th scope="col">Date</th><th scope="col">Status</th><th scope="col">Total</th></tr></thead>
      <tbody>${rows}</tbody>
    </table>`;
  return { status: 200, headers: HTML, body: page('Billing', body).markup };
}

function makeDefault(sim: Simulation, customer: Customer, intent: SetupIntent): void {
  if (intent.customer !== customer.id || intent.status !== 'succeeded' || !intent.payment_method) return;
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: intent.payment_method };
  change<Customer>(sim, customer, { invoice_settings }, 'customer.updated');
  for (const subscription of sim.store.all<Subscription>('subscription')) {
    const going = subscription.status === 'active' || subscription.status === 'past_due';
    if (subscription.customer !== customer.id || !going) continue;
    change(sim, subscription, { default_payment_method: intent.payment_method }, 'customer.subscription.updated');
  }
}
