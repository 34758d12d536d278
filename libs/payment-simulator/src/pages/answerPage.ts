import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PortalSession } from '../resources/portal.ts';
import { invalid } from '../StripeError.ts';
import { load } from '../simulation.ts';
import type { Answer, Call, World } from '../world.ts';
import { invoiceAt, invoicePage, invoicePdf, receiptPage } from './invoicePage.ts';
import { portalPage } from './portalPage.ts';

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
 * A script for the browser by its name, or undefined. Types are stripped in a separate process, once: in this one that
 * would cost 20 MB.
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
