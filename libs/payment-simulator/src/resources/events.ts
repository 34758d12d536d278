import { listRoute, readRoute } from '../http/route.ts';
import { newId } from '../simulation.ts';

/** The version of Stripe's API that the simulator supports: the one of the `stripe` package. */
export const API_VERSION = '2026-10-28.endive';

export interface Cause {
  /** The request that caused it; null if it was due by time. */
  id: string | null;
  idempotency_key: string | null;
}

export function newEvent(
  now: number,
  type: string,
  data: { object: object; previous_attributes?: object },
  request: Cause,
  pending_webhooks: number,
) {
  return {
    id: newId('evt'),
    object: 'event' as const,
    api_version: API_VERSION,
    created: now,
    data,
    livemode: false,
    pending_webhooks,
    request,
    type,
  };
}

export type Event = ReturnType<typeof newEvent>;

export const eventRoutes = [listRoute<Event>('/v1/events', 'event', ['type']), readRoute<Event>('/v1/events', 'event')];
