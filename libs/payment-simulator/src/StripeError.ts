type Kind = 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';

/** What Stripe adds to the message: code, param, decline_code, payment_intent … */
type Details = Record<string, unknown>;

/** A failure in Stripe's shape. */
export class StripeError extends Error {
  readonly status: number;
  readonly kind: Kind;
  readonly details: Details;
  /** A declined card is part of the story: what happened up to it stays written, unless the caller wanted all or nothing. */
  readonly keepsChanges: boolean;
  constructor(
    status: number,
    kind: Kind,
    message: string,
    details: Details = {},
    keepsChanges = kind === 'card_error',
  ) {
    super(message);
    this.status = status;
    this.kind = kind;
    this.details = details;
    this.keepsChanges = keepsChanges;
  }

  /** The same failure for a caller who wanted all or nothing. */
  undoing(): StripeError {
    return new StripeError(this.status, this.kind, this.message, this.details, false);
  }

  get body() {
    return { error: { type: this.kind, message: this.message, ...this.details } };
  }
}

/** A request that Stripe would not take. */
export const invalid = (message: string, details?: Details, status = 400) =>
  new StripeError(status, 'invalid_request_error', message, details);

/** "No such customer: 'cus_1'": 404 in an address, 400 in a parameter. */
export const missing = (kind: string, id: string, param = 'id') =>
  invalid(
    `No such ${kind.replaceAll('_', ' ')}: '${id}'`,
    { code: 'resource_missing', param },
    param === 'id' ? 404 : 400,
  );
