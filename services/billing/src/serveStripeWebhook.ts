import { REQUEST_ID_HEADER } from '@aicp/contracts/rights/actor';
import type { FastifyInstance } from 'fastify';
import { verifyWebhook, type WebhookSecret } from './adapters/stripeSignature.ts';
import type { BillingContext } from './context.ts';
import { receiveStripeEvent } from './use-cases/receiveStripeEvent.ts';

/** Stripe's largest events are a fraction of this. */
const MAX_BODY_BYTES = 1024 * 1024;

/** Receives Stripe's webhooks from the gateway byte for byte, because the signature is over the bytes. */
export function serveStripeWebhook(
  server: FastifyInstance,
  secrets: readonly WebhookSecret[],
  contextOf: (cause: { requestId: string }) => BillingContext,
): void {
  server.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/internal/stripe/webhook', { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const verified = verifyWebhook(body, String(request.headers['stripe-signature'] ?? ''), secrets);
      if (!verified) return reply.code(400).send({ message: 'The webhook signature is not valid.' });
      const requestId = String(request.headers[REQUEST_ID_HEADER] ?? request.id);
      await receiveStripeEvent(contextOf({ requestId }), verified.mode, verified.event);
      return { received: true };
    });
  });
}
