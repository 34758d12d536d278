import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { queueDelivery, startDeliveries } from './deliveries.ts';
import { answerRequest } from './http/answerRequest.ts';
import { rejectLiveKeys } from './http/secretKeys.ts';
import { type Cause, newEvent } from './resources/events.ts';
import { nextDue } from './resources/subscriptions.ts';
import type { Simulation } from './simulation.ts';
import { openStore, type Store, type Stored } from './store.ts';
import type { SimulatorOptions, World } from './world.ts';

export interface Simulator {
  url: string;
  stop(): Promise<void>;
}

const CHECK_EVERY_MS = 30_000;
const KEPT_DAYS = 30;

/** Starts the payment simulator. Throws if a key is a live one, because it must never replace real payments. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  rejectLiveKeys(options.secretKey, options.publishableKey);
  mkdirSync(options.dataDir, { recursive: true });
  const store = openStore(join(options.dataDir, 'payments.jsonl'), isWorthKeeping);
  const fault = (error: unknown) => options.onFault?.(String(error instanceof Error ? error.stack : error));
  const deliveries = startDeliveries(store, options.webhook, fault);
  let server: ReturnType<typeof createServer>;
  const world: World = {
    options,
    store,
    deliveries,
    simulationFor: cause => simulationFor(world, cause, () => options.publicUrl ?? addressOf(server)),
    advance: seconds => advance(world, seconds),
  };
  server = createServer((request, response) => void answerRequest(world, request, response).catch(fault));
  server.listen(options.port ?? 0, options.host ?? '127.0.0.1');
  await once(server, 'listening');
  const catchUp = () => {
    try {
      advance(world, 0);
    } catch (error) {
      fault(error);
    }
  };
  const timer = setInterval(catchUp, CHECK_EVERY_MS).unref();
  catchUp();
  deliveries.wake();
  return {
    url: addressOf(server),
    stop: async () => {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
      await deliveries.stop();
      store.close();
    },
  };
}

const addressOf = (server: ReturnType<typeof createServer>) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function simulationFor({ options, store, deliveries }: World, cause: Cause, publicUrl: () => string): Simulation {
  return {
    store,
    now: () => nowOf(store),
    pagesUrl: `${publicUrl()}/simulator`,
    emit: (type, object, previous) => {
      const data = previous ? { object, previous_attributes: previous } : { object };
      const event = store.put(newEvent(nowOf(store), type, data, cause, options.webhook ? 1 : 0));
      if (options.webhook) queueDelivery(store, event.id);
      setImmediate(deliveries.wake);
    },
  };
}

function advance(world: World, seconds: number): void {
  const { store } = world;
  const sim = world.simulationFor({ id: null, idempotency_key: null });
  store.transaction(() => {
    const target = nowOf(store) + seconds;
    for (let due = nextDue(sim); due && due.at <= target; due = nextDue(sim)) {
      if (due.at > nowOf(store)) moveClock(store, due.at - nowOf(store));
      due.run();
    }
    if (target > nowOf(store)) moveClock(store, target - nowOf(store));
  });
}

/** Stripe shows events for 30 days and keeps idempotency keys for one. */
function isWorthKeeping(value: Stored & { created?: number }): boolean {
  const age = Date.now() / 1000 - (value.created ?? Number.POSITIVE_INFINITY);
  if (value.object === 'event') return age < KEPT_DAYS * 86_400;
  return value.object !== 'simulator.idempotency' || age < 86_400;
}

/** The simulator's clock: real time plus the offset added by tests. */
interface Clock extends Stored {
  id: 'clock';
  object: 'simulator.clock';
  offset: number;
}

const offsetOf = (store: Store) => store.get<Clock>('simulator.clock', 'clock')?.offset ?? 0;

/** Unix seconds by the simulator's clock. */
const nowOf = (store: Store) => Math.floor(Date.now() / 1000) + offsetOf(store);

function moveClock(store: Store, seconds: number): void {
  store.put<Clock>({ id: 'clock', object: 'simulator.clock', offset: offsetOf(store) + seconds });
}
