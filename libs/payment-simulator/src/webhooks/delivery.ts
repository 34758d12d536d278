import type { Event } from '../objects/event.ts';
import type { WebhookEndpoint } from '../objects/webhookEndpoint.ts';
import type { Store } from '../store.ts';

/** An event on its way to one endpoint; it is gone when the endpoint has taken it. */
export interface Delivery {
  id: string;
  object: 'simulator.delivery';
  event: string;
  endpoint: string;
  /** Attempts made. */
  attempts: number;
  /** Real time of the next attempt, in milliseconds. */
  at: number;
}

/** Puts an event on its way to every endpoint that listens to it, and returns it with their number. */
export function sendToEndpoints(store: Store, event: Event): Event {
  const endpoints = store
    .all<WebhookEndpoint>('webhook_endpoint')
    .filter(
      ({ status, enabled_events: wanted }) =>
        status === 'enabled' && (wanted.includes('*') || wanted.includes(event.type)),
    );
  for (const { id } of endpoints) queueDelivery(store, event.id, id);
  return store.put({ ...event, pending_webhooks: endpoints.length });
}

export function queueDelivery(store: Store, event: string, endpoint: string, suffix = ''): void {
  const id = `${event}.${endpoint}${suffix}`;
  store.put<Delivery>({ id, object: 'simulator.delivery', event, endpoint, attempts: 0, at: Date.now() });
}
