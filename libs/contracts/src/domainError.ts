/** Every failure that a caller may expect, with its HTTP status at the gateway. The set is closed. */
export const STATUS_OF = {
  INVALID: 400,
  UNAUTHENTICATED: 401,
  PAYMENT_REQUIRED: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;

/** An expected failure. The message is a sentence for users; any other thrown value is a bug. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  /** For programs: `fields` of INVALID, `retryAfter` (seconds) of RATE_LIMITED. */
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, message: string, details?: Record<string, unknown>) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }
}
