import { DomainError } from '@aicp/contracts/domainError';
import type { Attributes } from '@opentelemetry/api';
import type { OpenSpan, SpanOptions } from './span.ts';
import type { SdkTracing } from './startTelemetry.ts';

/** The address and sampling of spans: OpenTelemetry's standard variables. */
export type TracingEnv = { OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined; OTEL_TRACES_SAMPLER_ARG: number };

let sdk: SdkTracing | undefined;

/**
 * Switches tracing on for this process, if there is an endpoint. The SDK is loaded only then, so that tracing costs nothing otherwise.
 * @returns sends the rest and switches off
 */
export async function startTracing(service: string, env: TracingEnv): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = env;
  if (!endpoint) return async () => {};
  const { startTelemetry } = await import('./startTelemetry.ts');
  const started = startTelemetry(service, { endpoint, ratio });
  sdk = started;
  return async () => {
    sdk = undefined;
    await started.stop();
  };
}

export const isTracing = () => sdk !== undefined;

/** Starts a span that its caller ends; undefined while tracing is off. */
export function beginSpan(name: string, options: SpanOptions = {}): OpenSpan | undefined {
  return sdk?.begin(name, options);
}

/** Runs work within a span. A failure is recorded by its kind only: messages may contain user input. */
export function withSpan<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
  const span = beginSpan(name, options);
  if (!span) return work();
  return span.run(work).then(
    result => {
      span.end();
      return result;
    },
    error => {
      span.end(kindOf(error));
      throw error;
    },
  );
}

export function setSpanAttributes(attributes: Attributes): void {
  sdk?.note(attributes);
}

/** The current span in its transport form: the `traceparent` of W3C Trace Context. */
export function traceparent(): string | undefined {
  return sdk?.traceparent();
}

/** The context as a header, or none. */
export function traceHeader(): { traceparent?: string } {
  const current = traceparent();
  return current ? { traceparent: current } : {};
}

/** The attributes that name a queue in a span. */
export const queueAttributes = (queue: string) => ({
  'messaging.system': 'bullmq',
  'messaging.destination.name': queue,
});

/** The fields of every log line within a span, under OpenTelemetry's names. */
export function traceFields(): { trace_id?: string; span_id?: string } {
  return sdk?.fields() ?? {};
}

/** Refusals are responses, not failures. */
function kindOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof DomainError && error.code !== 'UNAVAILABLE') return undefined;
  return 'code' in error ? String(error.code) : error.name;
}
