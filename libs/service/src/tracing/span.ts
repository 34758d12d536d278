import type { Attributes } from '@opentelemetry/api';

export type SpanOptions = {
  /** The kind of call (OpenTelemetry's SpanKind); internal work by default. */
  kind?: 'server' | 'client' | 'producer' | 'consumer';
  /** The W3C `traceparent` that it follows from; the current span's by default. */
  parent?: string | undefined;
  /** Our ids and names only: never user input, identities, or addresses with ids. */
  attributes?: Attributes;
};

/** A span under way. What runs within it, and is awaited, belongs to it. */
export type OpenSpan = {
  run<Result>(work: () => Result): Result;
  note(attributes: Attributes): void;
  /** @param failure what kind of failure it ended with, for example 'UNAVAILABLE' */
  end(failure?: string): void;
};
