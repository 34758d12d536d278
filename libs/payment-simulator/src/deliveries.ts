import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Event } from './resources/events.ts';
import type { Store } from './store.ts';

/** The address and the signing secret for events. */
export interface Webhook {
  url: string;
  secret: string;
}

/** How events are delivered, for tests: in several copies, in random order, late, never, or held back. */
interface DeliveryMode {
  copies?: number;
  shuffle?: boolean;
  delayMs?: number;
  drop?: boolean;
  hold?: boolean;
}

export interface Deliveries {
  /** Checks at once for due deliveries. */
  wake(): void;
  setMode(mode: DeliveryMode): void;
  /** Resolves when no delivery is under way or due. Does not wait for later attempts. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

const RETRY_SECONDS = [1, 2, 5, 10, 30, 60, 300, 900, 3600];
const GIVE_UP_MS = 3 * 86_400_000;
const AT_ONCE = 4;
const ANSWER_LIMIT_MS = 10_000;

/** Posts events to the webhook until it answers 2xx. Undelivered events stay in the store; without a webhook they are dropped. */
export function startDeliveries(
  store: Store,
  webhook: Webhook | undefined,
  fault: (error: unknown) => void,
): Deliveries {
  const stopping = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  let mode: DeliveryMode = {};
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    if (stopping.signal.aborted) return;
    clearTimeout(timer);
    if (mode.hold) return;
    const waiting = store
      .all<Delivery>('simulator.delivery')
      .filter(({ id }) => !underWay.has(id))
      .reverse();
    const due = waiting.filter(({ at }) => at <= Date.now());
    if (mode.shuffle) due.sort(() => Math.random() - 0.5);
    for (const delivery of due.slice(0, AT_ONCE - underWay.size)) {
      const run = deliver(delivery)
        .catch(fault)
        .finally(() => {
          underWay.delete(delivery.id);
          wake();
        });
      underWay.set(delivery.id, run);
    }
    const next = Math.min(...waiting.filter(({ at }) => at > Date.now()).map(({ at }) => at));
    if (next !== Infinity) timer = setTimeout(wake, Math.max(10, next - Date.now())).unref();
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const event = store.get<Event>('event', delivery.event);
    const { copies = 1, delayMs = 0, drop = false } = mode;
    let taken = !event || !webhook || drop;
    if (event && webhook && !drop) {
      if (delayMs > 0) await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      const answers = await Promise.all(Array.from({ length: copies }, () => post(event, webhook)));
      taken = answers.some(Boolean);
    }
    if (stopping.signal.aborted && !taken) return;
    store.transaction(() => finish(delivery, event, taken));
  }

  function finish(delivery: Delivery, event: Event | undefined, taken: boolean): void {
    const attempts = delivery.attempts + 1;
    const pause = RETRY_SECONDS[Math.min(delivery.attempts, RETRY_SECONDS.length - 1)] ?? 0;
    const tooOld = delivery.attempts > RETRY_SECONDS.length + GIVE_UP_MS / 3_600_000;
    if (!taken && !tooOld) {
      store.put<Delivery>({ ...delivery, attempts, at: Date.now() + pause * 1000 });
      return;
    }
    store.remove(delivery);
    if (event && taken) store.put<Event>({ ...event, pending_webhooks: Math.max(0, event.pending_webhooks - 1) });
  }

  async function post(event: Event, { url, secret }: Webhook): Promise<boolean> {
    const body = JSON.stringify(event, undefined, 2);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': sign(body, secret),
          'user-agent': 'Stripe/1.0 (payment simulator)',
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }

  return {
    wake,
    setMode: wanted => {
      mode = wanted;
      wake();
    },
    settled: async () => {
      for (;;) {
        wake();
        if (underWay.size === 0) return;
        await Promise.race(underWay.values());
      }
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await Promise.all(underWay.values());
    },
  };
}

/** Stripe's signature header for a body: `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body">`. */
function sign(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** A pending event; deleted once the webhook has accepted it. */
interface Delivery {
  id: string;
  object: 'simulator.delivery';
  event: string;
  attempts: number;
  /** Real time of the next attempt, in milliseconds. */
  at: number;
}

export function queueDelivery(store: Store, event: string, suffix = ''): void {
  store.put<Delivery>({
    id: `${event}.delivery${suffix}`,
    object: 'simulator.delivery',
    event,
    attempts: 0,
    at: Date.now(),
  });
}
