import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Attributes,
  type Context,
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { OpenSpan, SpanOptions } from './span.ts';

export type SdkTracing = ReturnType<typeof startTelemetry>;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};
const BATCH_MS = 2_000;
/** An unavailable collector must not delay the end of a process. */
const LAST_BATCH_MS = 2_000;

/**
 * Starts OpenTelemetry's SDK over OTLP/HTTP, for tracing.ts only. While the collector is unavailable, spans are dropped and nothing
 * waits.
 * @param ratio of traces that are recorded. Decided by the trace's id, so the same everywhere, and never by the caller.
 */
export function startTelemetry(service: string, { endpoint, ratio }: { endpoint: string; ratio: number }) {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const own = { 'service.name': service, 'service.namespace': 'aicp', 'service.instance.id': hostname() };
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ ...own, 'process.pid': process.pid }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: BATCH_MS })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  // Not the global one: Apollo's gateway would add five spans to each operation.
  const tracer = provider.getTracer('aicp');
  const propagator = new W3CTraceContextPropagator();

  return {
    begin(name: string, { kind, parent, attributes = {} }: SpanOptions): OpenSpan {
      const before: Context = parent
        ? propagator.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter)
        : context.active();
      const span = tracer.startSpan(name, { kind: kind ? KINDS[kind] : SpanKind.INTERNAL, attributes }, before);
      const inside = trace.setSpan(before, span);
      return {
        run: work => context.with(inside, work),
        note: more => void span.setAttributes(more),
        end(failure) {
          if (failure) span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    note: (attributes: Attributes) => void trace.getActiveSpan()?.setAttributes(attributes),
    traceparent(): string | undefined {
      const carrier: { traceparent?: string } = {};
      propagator.inject(context.active(), carrier, defaultTextMapSetter);
      return carrier.traceparent;
    },
    fields() {
      const current = trace.getActiveSpan()?.spanContext();
      return current && isSpanContextValid(current) ? { trace_id: current.traceId, span_id: current.spanId } : {};
    },
    async stop(): Promise<void> {
      await Promise.race([provider.shutdown(), sleep(LAST_BATCH_MS, undefined, { ref: false })]).catch(() => {});
    },
  };
}
