import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { ask, type Client } from '@aicp/dev-stack/demo/client';
import type { Stack } from '@aicp/dev-stack/startStack';
import { payAtSimulator } from '../payAtSimulator.ts';
import { retryUntilReceived } from './work.ts';

type Plan = 'starter' | 'professional' | 'enterprise' | 'free';
type Checkout = { clientSecret: string | null };

const CALM_MS = 200;
const TRIES = 100;

/** Payments at the payment simulator of a running product. */
export function shop(url: string, stack: Stack) {
  const { STRIPE_API_BASE = '', STRIPE_SECRET_KEY = '' } = environmentOf(stack.child('billing').pid());

  async function pay({ call }: Client, { clientSecret }: Checkout, number?: string): Promise<void> {
    const { publicKey } = await call<{ publicKey: string }>('GET', '/api/stripe-config');
    if (clientSecret) await payAtSimulator(url, publicKey, clientSecret, number);
  }

  async function until({ call }: Client, wanted: Plan): Promise<void> {
    for (let left = TRIES; left > 0; left--) {
      if ((await call<{ plan: Plan }>('GET', '/api/subscription')).plan === wanted) return;
      await setTimeout(CALM_MS);
    }
    throw new Error(`the plan is not ${wanted}`);
  }

  async function untilPaid({ call }: Client, assessmentId: number): Promise<void> {
    for (let left = TRIES; left > 0; left--) {
      const bought = await call<{ status: string }[]>('GET', `/api/document-purchases?assessmentId=${assessmentId}`);
      if (bought.some(({ status }) => status === 'paid')) return;
      await setTimeout(CALM_MS);
    }
    throw new Error('the document is not paid');
  }

  const atSimulator = (path: string, body: string, type: string) =>
    fetch(STRIPE_API_BASE + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}`, 'content-type': type },
      body,
    });

  return {
    async subscribe(by: Client, planId: Plan): Promise<void> {
      await pay(by, await by.call('POST', '/api/create-subscription', { planId }));
      await until(by, planId);
    },
    async change(by: Client, planId: Plan): Promise<void> {
      const change = 'mutation ($planId: PlanId!) { changePlan(planId: $planId) { clientSecret } }';
      await pay(by, await ask<Checkout>(by, change, { planId }));
    },
    /** A declined card, then a payment, then its refund. */
    async buyAndReturn(by: Client, assessmentId: number): Promise<void> {
      const sale = () =>
        by.call<Checkout>('POST', '/api/document-purchases', { assessmentId, documentType: 'model-card' });
      const checkout = await retryUntilReceived(sale);
      await pay(by, checkout, '4000000000000002').catch(() => undefined);
      await pay(by, checkout);
      await untilPaid(by, assessmentId);
      const [intent = ''] = checkout.clientSecret?.split('_secret_') ?? [];
      const form = new URLSearchParams({ payment_intent: intent }).toString();
      const refunded = await atSimulator('/v1/refunds', form, 'application/x-www-form-urlencoded');
      if (!refunded.ok) throw new Error(await refunded.text());
    },
    until,
    /** Moves the clock by some days and runs everything that becomes due. */
    async pass(days: number): Promise<void> {
      await atSimulator('/__simulator/advance', JSON.stringify({ seconds: days * 86_400 }), 'application/json');
      await atSimulator('/__simulator/settle', '{}', 'application/json');
    },
  };
}

function environmentOf(pid: number): Record<string, string> {
  const lines = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  return Object.fromEntries(lines.map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}
