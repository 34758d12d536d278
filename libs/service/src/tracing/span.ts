import type { Attributes } from '@opentelemetry/api';

export type SpanOptions = {
  /** The kind of call (OpenTelemetry's SpanKind); internal work by default. */
  kind?: 'server' | 'client' | 'producer' | 'consumer';
  /** The preceding W3C `traceparent`; by default that of the current span. */
  parent?: string | undefined;
  /** Our ids and names only: never user input, identities, or addresses with ids. */
  attributes?: Attributes;
};

/** An open span. Awaited work that runs within it belongs to it. */
export type OpenSpan = {
  run<Result>(work: () => Result): Result;
  note(attributes: Attributes): void;
  /** @param failure the kind of failure with which it ended, for example 'UNAVAILABLE' */
  end(failure?: string): void;
};
