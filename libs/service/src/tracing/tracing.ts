import { DomainError } from '@aicp/contracts/domainError';
import type { Attributes } from '@opentelemetry/api';
import type { OpenSpan, SpanOptions } from './span.ts';
import type { SdkTracing } from './startTelemetry.ts';

/** Where spans go, and how many: the standard variables of OpenTelemetry. */
export type TracingEnv = { OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined; OTEL_TRACES_SAMPLER_ARG: number };

let sdk: SdkTracing | undefined;

/**
 * Switches tracing on for this process, if there is an endpoint for it. The SDK is loaded only then: without one, nothing
 * here costs anything.
 * @returns sends what is left and switches off
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

/** Begins a span that its caller ends; undefined while tracing is off. */
export function beginSpan(name: string, options: SpanOptions = {}): OpenSpan | undefined {
  return sdk?.begin(name, options);
}

/** Does some work within a span. A failure is noted by its kind alone: messages may hold what people typed. */
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

/** Adds to the current span, if there is one. */
export function setSpanAttributes(attributes: Attributes): void {
  sdk?.note(attributes);
}

/** The current span as it travels: the `traceparent` of W3C Trace Context. */
export function traceparent(): string | undefined {
  return sdk?.traceparent();
}

/** The same as a header, or none. */
export function traceHeader(): { traceparent?: string } {
  const current = traceparent();
  return current ? { traceparent: current } : {};
}

/** Names a queue in a span. */
export const queueAttributes = (queue: string) => ({
  'messaging.system': 'bullmq',
  'messaging.destination.name': queue,
});

/** What every log line within a span carries, under OpenTelemetry's names. */
export function traceFields(): { trace_id?: string; span_id?: string } {
  return sdk?.fields() ?? {};
}

/** Refusals are answers, not failures. */
function kindOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof DomainError && error.code !== 'UNAVAILABLE') return undefined;
  return 'code' in error ? String(error.code) : error.name;
}
