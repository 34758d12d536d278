import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** An exported span with its service. */
export type Span = {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes?: unknown;
};

type Attribute = { key: string; value: { stringValue?: string } };
type Export = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Omit<Span, 'service'>[] }[] }[];
};

/**
 * A trace collector: receives OTLP over HTTP, in JSON, and appends each span to a file, one per line.
 * @returns the endpoint for OTEL_EXPORTER_OTLP_ENDPOINT
 */
export async function collectSpans(file: string): Promise<{ endpoint: string; close(): void }> {
  const server = createServer(async (request, answer) => {
    if (request.method !== 'POST' || request.url !== '/v1/traces') return void answer.writeHead(404).end();
    const { resourceSpans } = (await json(request)) as Export;
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
      const spans = scopeSpans.flatMap(scope => scope.spans);
      appendFileSync(file, spans.map(span => `${JSON.stringify({ service, ...span })}\n`).join(''));
    }
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
