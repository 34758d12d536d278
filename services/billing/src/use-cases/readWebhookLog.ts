import { admin } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../context.ts';
import { newestWebhooks, type WebhookEntry } from '../store/webhookEvents.ts';

const MAX_LISTED = 200;

/** Stripe's latest webhooks, and whether they have been handled. For administrators. */
export async function readWebhookLog({ actor }: RequestContext): Promise<WebhookEntry[]> {
  admin(actor);
  return newestWebhooks(MAX_LISTED);
}
