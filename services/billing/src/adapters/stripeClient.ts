import { DomainError } from '@aicp/contracts/domainError';
import { withSpan } from '@aicp/service/tracing/tracing';
import Stripe from 'stripe';

/** A hanging call must not block the user: the gateway times out after ten seconds. */
const TIMEOUT_MS = 6_000;

/**
 * The SDK for one set of keys.
 * @param base another server with Stripe's API
 */
export function stripeClient(secretKey: string, base?: string): Stripe {
  const options = { timeout: TIMEOUT_MS, maxNetworkRetries: 2, telemetry: false };
  if (!base) return new Stripe(secretKey, options);
  const { protocol, hostname, port } = new URL(base);
  return new Stripe(secretKey, {
    ...options,
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
  });
}

/** Whether the object is missing at Stripe. */
function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/** For `catch`: null if the object is missing at Stripe. */
export function unlessMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** Whether Stripe refused the request, as opposed to being unavailable: its object may have changed since. */
export function isStripeRefusal(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** Whether the customer is missing or deleted at Stripe. */
export const isCustomerGone = (error: unknown): boolean => goneOf(error) === 'customer';

/** Whether the price is missing or inactive at Stripe. */
export const isPriceGone = (error: unknown): boolean => goneOf(error) === 'price';

/** Whether Stripe would refuse the same request again. */
export const isPermanentStripeError = (error: unknown): boolean =>
  isStripeRefusal(error) || goneOf(error) !== undefined;

const goneOf = (error: unknown) => (error instanceof DomainError ? error.details?.gone : undefined);

type Methods = Record<string, (...args: never[]) => Promise<unknown>>;

/** Traces the calls, and translates Stripe's failures for users. Any other error is a bug. */
export function withDomainErrors<M extends Methods>(methods: M): M {
  const wrapped = Object.entries(methods).map(([name, method]) => [
    name,
    (...args: never[]) =>
      withSpan(`Stripe: ${name}`, { kind: 'client' }, () => method(...args)).catch((error: unknown) => {
        throw domainErrorOf(error);
      }),
  ]);
  return Object.fromEntries(wrapped) as M;
}

function domainErrorOf(error: unknown): unknown {
  const { StripeCardError, StripeIdempotencyError, StripeAPIError, StripeConnectionError, StripeRateLimitError } =
    Stripe.errors;
  const isRetired = error instanceof Stripe.errors.StripeInvalidRequestError && /price/.test(error.param ?? '');
  if (error instanceof Stripe.errors.StripeError && (isMissing(error) || isRetired)) {
    const [, gone = 'object'] = isRetired ? ['', 'price'] : (/^No such (\w+)/.exec(error.message) ?? []);
    const sentence = 'This item no longer exists at the payment provider. Please reload the page and try again.';
    return new DomainError('CONFLICT', sentence, { gone });
  }
  if (error instanceof StripeCardError) return new DomainError('PAYMENT_REQUIRED', error.message);
  if (error instanceof StripeIdempotencyError)
    return new DomainError('CONFLICT', 'Another of your purchases is being set up. Please try again.');
  const away =
    error instanceof StripeAPIError || error instanceof StripeConnectionError || error instanceof StripeRateLimitError;
  if (away) return new DomainError('UNAVAILABLE', 'The payment provider is not responding. Please try again.');
  return error;
}
