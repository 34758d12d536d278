import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import { startSimulator } from '@aicp/payment-simulator/startSimulator';
import { startJobWorker } from '@aicp/service/queue/jobWorker';
import { startRelay } from '@aicp/service/queue/relay';
import { executor, organisationOf } from '@aicp/testing/executor';
import { openTestService } from '@aicp/testing/openTestService';
import { fastify } from 'fastify';
import Stripe from 'stripe';
import { provider } from '../src/adapters/provider.ts';
import { stripeClient } from '../src/adapters/stripeClient.ts';
import { billingContext, contextOf, type Providers } from '../src/context.ts';
import { resolvers } from '../src/graphql/resolvers.ts';
import { jobs } from '../src/handlers/index.ts';
import { serveStripeWebhook } from '../src/serveStripeWebhook.ts';
import { applyAssessmentCompleted } from '../src/use-cases/applyAssessmentCompleted.ts';

export const SECRETS = ['whsec_new', 'whsec_old'] as const;
const secretKey = 'sk_test_simulatorOfATest';
const publicKey = 'pk_test_simulatorOfATest';

/** Opens billing with its worker and webhook on real databases, and the payment simulator as Stripe. */
export async function openBillingForTest({ worker = true } = {}) {
  const app = await openTestService('billing');
  const providers: Providers = {};
  const jobContext = billingContext(app, providers);
  const server = fastify();
  const secrets = SECRETS.map(secret => ({ mode: 'test' as const, secret }));
  serveStripeWebhook(server, secrets, jobContext);
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  app.onStop(() => server.close());

  const dataDir = mkdtempSync(join(tmpdir(), 'aicp-billing-'));
  const webhook = { url: `${address}/internal/stripe/webhook`, secret: SECRETS[0] };
  const simulator = await startSimulator({ dataDir, secretKey, publishableKey: publicKey, webhook });
  app.onStop(async () => {
    await simulator.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  providers.test = provider({ secretKey, publicKey, base: simulator.url, tax: false });
  if (worker) {
    startRelay(app);
    for (const job of jobs) startJobWorker(app, job, jobContext);
  }

  const stripe = stripeClient(secretKey, simulator.url);
  const control = async (name: string, body: object = {}) => {
    const headers = { authorization: `Bearer ${secretKey}` };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${simulator.url}/__simulator/${name}`, init);
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  return {
    app,
    providers,
    /** For use-cases of an event or a job. */
    context: () => jobContext({ requestId: 'test-request' }),
    execute: executor(
      new URL('../src/graphql/schema.graphql', import.meta.url),
      resolvers,
      contextOf(app, { providers, publicUrl: 'https://aicp.example' }),
    ),
    executeWithoutPlans: executor(
      new URL('../src/graphql/schema.graphql', import.meta.url),
      resolvers,
      contextOf(app, { providers, publicUrl: 'https://aicp.example', plansOff: true }),
    ),
    /** Stripe, for a test to inspect and pay. */
    stripe,
    pay: (clientSecret: unknown, card = 'pm_card_visa') =>
      stripe.paymentIntents.confirm(String(clientSecret).split('_secret_')[0] ?? '', { payment_method: card }),
    control,
    /** Runs work at Stripe whose webhooks are all lost, once all earlier ones are processed. */
    async unheard<Result>(work: () => Promise<Result>): Promise<Result> {
      await control('settle');
      await eventually(async () => {
        if ((await app.rows('webhook_events', { handledAt: null })).length > 0) throw new Error('webhooks wait');
      });
      await control('deliveries', { drop: true });
      const result = await work();
      await control('settle');
      await control('deliveries');
      return result;
    },
    /** Posts a webhook as Stripe would; returns the status. */
    async post(payload: string, signature: string): Promise<number> {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return (await fetch(webhook.url, { method: 'POST', headers, body: payload })).status;
    },
    sign: (payload: string, secret: string = SECRETS[0], timestamp?: number) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp ? { timestamp } : {}) }),
    complete: (
      assessmentId: number,
      userId: number,
      jurisdiction: 'EU' | 'UK' = 'EU',
      systemId: number = assessmentId,
    ) =>
      applyAssessmentCompleted(jobContext({ requestId: 'test-request' }), {
        assessmentId,
        userId,
        organisationId: organisationOf(userId),
        jurisdiction,
        system: { id: systemId },
      } as AssessmentCompletedData),
    rows: app.rows,
    stop: () => app.stop(),
  };
}

export type TestBilling = Awaited<ReturnType<typeof openBillingForTest>>;

/** Waits until webhooks and their jobs have done their work. */
export async function eventually(check: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await check();
      return;
    } catch (error) {
      if (tries > 80) throw error;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }
}
