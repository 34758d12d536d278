import { z } from 'zod';
import { flag, metadata } from '../http/params.ts';
import { route } from '../http/route.ts';
import { created, page, pageOf, within } from '../list.ts';
import type { Event } from '../objects/event.ts';
import { newWebhookEndpoint, type WebhookEndpoint } from '../objects/webhookEndpoint.ts';
import { change, create, load, mergeMetadata } from '../simulation.ts';

const fields = {
  description: z.string().optional(),
  enabled_events: z.array(z.string()).min(1).optional(),
  metadata,
  url: z.url().optional(),
};

/** The secret is shown once, when the endpoint is made. */
const withoutSecret = ({ secret: _, ...endpoint }: WebhookEndpoint) => endpoint;

export const eventRoutes = [
  route(
    'GET /v1/events',
    z.strictObject({ ...page, ...created, type: z.string().optional(), types: z.array(z.string()).optional() }),
    (sim, params) => {
      const { type, types } = params;
      const all = sim.store
        .all<Event>('event')
        .filter(event => within(event, params.created))
        .filter(
          event =>
            type === undefined ||
            event.type === type ||
            (type.endsWith('.*') && event.type.startsWith(type.slice(0, -1))),
        )
        .filter(event => types === undefined || types.includes(event.type));
      return pageOf('/v1/events', all, params);
    },
  ),
  route('GET /v1/events/:id', z.strictObject({}), (sim, _, id) => load<Event>(sim, 'event', id)),
  route(
    'POST /v1/webhook_endpoints',
    z.strictObject({
      ...fields,
      api_version: z.string().optional(),
      url: z.url(),
      enabled_events: z.array(z.string()).min(1),
    }),
    (sim, { metadata: given, url, enabled_events, description = null }) =>
      create(sim, {
        ...newWebhookEndpoint(sim.now(), url, enabled_events),
        description,
        metadata: mergeMetadata({}, given),
      }),
  ),
  route('GET /v1/webhook_endpoints', z.strictObject(page), (sim, params) =>
    pageOf('/v1/webhook_endpoints', sim.store.all<WebhookEndpoint>('webhook_endpoint').map(withoutSecret), params),
  ),
  route('GET /v1/webhook_endpoints/:id', z.strictObject({}), (sim, _, id) =>
    withoutSecret(load<WebhookEndpoint>(sim, 'webhook_endpoint', id)),
  ),
  route(
    'POST /v1/webhook_endpoints/:id',
    z.strictObject({ ...fields, disabled: flag.optional() }),
    (sim, { metadata: given, disabled, ...plain }, id) => {
      const endpoint = load<WebhookEndpoint>(sim, 'webhook_endpoint', id);
      const status = disabled === undefined ? endpoint.status : disabled ? 'disabled' : 'enabled';
      const patch = { ...plain, metadata: mergeMetadata(endpoint.metadata, given), status } as Partial<WebhookEndpoint>;
      return withoutSecret(change(sim, endpoint, patch));
    },
  ),
  route('DELETE /v1/webhook_endpoints/:id', z.strictObject({}), (sim, _, id) => {
    sim.store.remove(load<WebhookEndpoint>(sim, 'webhook_endpoint', id));
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
];
