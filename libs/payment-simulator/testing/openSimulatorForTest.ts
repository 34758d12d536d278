import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { type Simulator, startSimulator } from '../src/startSimulator.ts';

export const secretKey = 'sk_test_simulatorOfATest';
export const publishableKey = 'pk_test_simulatorOfATest';
export const webhookSecret = 'whsec_ofATest';

/** A simulator on its own folder, Stripe's SDK connected to it, and a webhook that verifies and records events. */
export async function openSimulatorForTest() {
  const dataDir = mkdtempSync(join(tmpdir(), 'aicp-payments-'));
  const received: Stripe.Event[] = [];
  const webhook = { failing: false, forged: 0 };
  const verifier = new Stripe(secretKey);
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    try {
      const signature = String(request.headers['stripe-signature']);
      const event = verifier.webhooks.constructEvent(Buffer.concat(chunks), signature, webhookSecret);
      if (!webhook.failing) received.push(event);
    } catch {
      webhook.forged++;
    }
    response.writeHead(webhook.failing ? 500 : 200).end();
  });
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as { port: number }).port}/webhook`;
  const start = () => startSimulator({ dataDir, secretKey, publishableKey, webhook: { url, secret: webhookSecret } });
  let simulator: Simulator = await start();

  const control = async (name: string, body: object = {}) => {
    const answer = await fetch(`${simulator.url}/__simulator/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, unknown>;
  };

  return {
    get url() {
      return simulator.url;
    },
    get stripe() {
      return stripeAt(simulator.url);
    },
    dataDir,
    received,
    webhook,
    control,
    settle: () => control('settle'),
    /** The types of the events received so far, in order of arrival. */
    types: () => received.map(({ type }) => type),
    restart: async () => {
      await simulator.stop();
      simulator = await start();
    },
    close: async () => {
      await simulator.stop();
      receiver.close();
      receiver.closeAllConnections();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function stripeAt(url: string, key = secretKey): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

export type TestSimulator = Awaited<ReturnType<typeof openSimulatorForTest>>;
