import { newId, randomText } from '../newId.ts';
import { API_VERSION } from './event.ts';

export function newWebhookEndpoint(now: number, url: string, enabledEvents: string[]) {
  return {
    id: newId('we'),
    object: 'webhook_endpoint' as const,
    api_version: API_VERSION,
    application: null,
    created: now,
    description: null as string | null,
    enabled_events: enabledEvents,
    livemode: false,
    metadata: {} as Record<string, string>,
    secret: `whsec_${randomText(32)}`,
    status: 'enabled' as 'enabled' | 'disabled',
    url,
  };
}

export type WebhookEndpoint = ReturnType<typeof newWebhookEndpoint>;
