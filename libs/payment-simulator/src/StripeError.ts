type Kind = 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';

/** The details that Stripe adds to the message: code, param, decline_code, payment_intent … */
type Details = Record<string, unknown>;

/** An error in Stripe's format. */
export class StripeError extends Error {
  readonly status: number;
  readonly kind: Kind;
  readonly details: Details;
  /** Whether changes up to the error are kept, as for a declined card, unless the caller wanted all or nothing. */
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

  /** The same error for a caller who wanted all or nothing. */
  undoing(): StripeError {
    return new StripeError(this.status, this.kind, this.message, this.details, false);
  }

  get body() {
    return { error: { type: this.kind, message: this.message, ...this.details } };
  }
}

/** The error for a request that Stripe would refuse. */
export const invalid = (message: string, details?: Details, status = 400) =>
  new StripeError(status, 'invalid_request_error', message, details);

/** "No such customer: 'cus_1'": status 404 if the id is in the URL path, 400 if it is a parameter. */
export const missing = (kind: string, id: string, param = 'id') =>
  invalid(
    `No such ${kind.replaceAll('_', ' ')}: '${id}'`,
    { code: 'resource_missing', param },
    param === 'id' ? 404 : 400,
  );
