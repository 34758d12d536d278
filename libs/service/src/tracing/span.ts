import type { Attributes } from '@opentelemetry/api';

export type SpanOptions = {
  /** Which side of a call it is (OpenTelemetry's SpanKind); our own work by default. */
  kind?: 'server' | 'client' | 'producer' | 'consumer';
  /** The W3C `traceparent` that it follows from; the current span's by default. */
  parent?: string | undefined;
  /** Ids and names of ours alone: never what people typed, who they are, or addresses with ids in them. */
  attributes?: Attributes;
};

/** A span under way. What runs within it, and is awaited, belongs to it. */
export type OpenSpan = {
  run<Result>(work: () => Result): Result;
  note(attributes: Attributes): void;
  /** @param failure what kind of failure it ended with, for example 'UNAVAILABLE' */
  end(failure?: string): void;
};
